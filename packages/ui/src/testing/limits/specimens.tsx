import { Building2, Home } from 'lucide-react'
import type { ReactNode } from 'react'
import { Accordion } from '../../accordion/accordion.tsx'
import { AgeingBar } from '../../ageing-bar/ageing-bar.tsx'
import { ActivityList } from '../../activity-list/activity-list.tsx'
import { Alert } from '../../alert/alert.tsx'
import { Avatar } from '../../avatar/avatar.tsx'
import { Badge } from '../../badge/badge.tsx'
import { BarChart } from '../../charts/bar-chart.tsx'
import { BalanceBar } from '../../balance-bar/balance-bar.tsx'
import { Breadcrumb } from '../../breadcrumb/breadcrumb.tsx'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { CheckList } from '../../check-list/check-list.tsx'
import { CompareTable } from '../../compare-table/compare-table.tsx'
import { DescriptionList } from '../../description-list/description-list.tsx'
import { DetailHeader } from '../../detail-header/detail-header.tsx'
import { EntryGrid } from '../../entry-grid/entry-grid.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { ReportTable } from '../../report-table/report-table.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { LineChart } from '../../charts/line-chart.tsx'
import { Grid } from '../../grid/grid.tsx'
import { Heading } from '../../heading/heading.tsx'
import { Link } from '../../link/link.tsx'
import { PageHeader } from '../../page-header/page-header.tsx'
import { Pagination } from '../../pagination/pagination.tsx'
import { ProgressRing } from '../../progress-ring/progress-ring.tsx'
import { SideMenu } from '../../side-menu/side-menu.tsx'
import { SubMenu } from '../../side-menu/sub-menu.tsx'
import { Split } from '../../split/split.tsx'
import { Stack } from '../../stack/stack.tsx'
import { Stat, StatGroup } from '../../stat/stat.tsx'
import { StatusTimeline } from '../../status-timeline/status-timeline.tsx'
import { Steps } from '../../steps/steps.tsx'
import { Table } from '../../table/table.tsx'
import { Tabs } from '../../tabs/tabs.tsx'
import { Text } from '../../text/text.tsx'
import { Tick } from '../../tick/tick.tsx'
import { VerdictCard } from '../../verdict-card/verdict-card.tsx'
import { fieldSpecimens } from './field-specimens.tsx'

const nothing = () => {}
const option = (label: string) => ({ value: 'a', label, description: label })

/** Components that show a name somebody else chose, each with the same name. */
export const specimens = (name: string): Record<string, ReactNode> => ({
  ...fieldSpecimens(name),
  Accordion: <Accordion items={[{ value: 'a', title: name, detail: name, content: name }]} defaultOpen={['a']} />,
  ActivityList: (
    <ActivityList label={name} activities={[{ id: 'a', icon: Home, text: name, moment: name, details: name }]} />
  ),
  AgeingBar: (
    <AgeingBar
      label={name}
      buckets={[
        { label: name, cents: 1000, href: '#a' },
        { label: 'Ouder', cents: 0 },
      ]}
    />
  ),
  Alert: <Alert title={name}>{name}</Alert>,
  Avatar: <Avatar name={name} />,
  Badge: <Badge tone="info">{name}</Badge>,
  BalanceBar: (
    <BalanceBar first={{ label: name, cents: 1000 }} second={{ label: 'Credit', cents: 0 }} balancedText={name} />
  ),
  BarChart: (
    <BarChart
      title={name}
      categories={[{ label: 'jan', longLabel: name }]}
      series={[{ label: name, values: [1000] }]}
      formatValue={String}
      formatShort={String}
    />
  ),
  LineChart: (
    <LineChart
      title={name}
      categories={[{ label: 'jan', longLabel: name }, { label: 'feb' }]}
      series={[{ label: name, values: [1000, 500] }]}
      formatValue={String}
      formatShort={String}
    />
  ),
  Breadcrumb: <Breadcrumb items={[{ label: name, href: '#a' }]} current={name} />,
  Button: <Button>{name}</Button>,
  'Button with an icon': <Button icon={Building2}>{name}</Button>,
  Card: (
    <Card title={name} aside="2 van 5">
      {name}
    </Card>
  ),
  CheckList: (
    <CheckList
      label={name}
      groups={[
        {
          title: name,
          checks: [
            { id: 'a', label: name, done: true, proof: name },
            { id: 'b', label: name, done: false, proof: name, action: <Button size="small">Boeken</Button> },
          ],
        },
      ]}
    />
  ),
  CompareTable: (
    <CompareTable
      label={name}
      beforeName="Aangegeven"
      afterName="Nieuw"
      rowName={{ one: 'rubriek', more: 'rubrieken' }}
      measures={[{ id: 'a', name: 'Btw' }]}
      sections={[
        {
          title: name,
          rows: [{ id: 'a', code: '1a', label: name, amounts: { a: { beforeCents: 0, afterCents: 1 } } }],
        },
      ]}
    />
  ),
  DescriptionList: <DescriptionList items={[{ term: name, details: name }]} />,
  DetailHeader: (
    <DetailHeader
      back={{ label: name, href: '#a' }}
      title={name}
      description={name}
      onPrevious={null}
      onNext={nothing}
      more={[{ label: name }]}
      actions={<Button>{name}</Button>}
    />
  ),
  EmptyState: <EmptyState title={name}>{name}</EmptyState>,
  EntryGrid: (
    <EntryGrid
      label={name}
      columns={[
        { id: 'a', kind: 'text', header: name, get: () => name, set: (row) => row },
        { id: 'b', kind: 'select', header: name, options: [option(name)], get: () => 'a', set: (row) => row },
        { id: 'c', kind: 'shown', header: name, show: () => name },
      ]}
      rows={[{ id: 'a' }]}
      rowKey={({ id }) => id}
      onChange={nothing}
      newRow={() => ({ id: 'b' })}
      errorsOf={() => ({ a: name })}
      totals={{ c: name }}
    />
  ),
  Grid: (
    <Grid>
      <Text>{name}</Text>
    </Grid>
  ),
  Heading: <Heading level={2}>{name}</Heading>,
  Link: <Link href="#a">{name}</Link>,
  PageHeader: <PageHeader title={name} description={name} actions={<Button>{name}</Button>} />,
  Pagination: (
    <Pagination
      label={name}
      itemsName={name}
      firstShown={1}
      shownCount={50}
      totalCount={120}
      onPrevious={nothing}
      onNext={nothing}
    />
  ),
  ProgressRing: <ProgressRing value={1} max={2} label={name} />,
  ReportTable: (
    <ReportTable
      label={name}
      columns={[{ id: 'a', header: '2026', kind: 'total' }]}
      lines={[
        {
          id: 'a',
          level: 'group',
          label: name,
          figures: { a: 1 },
          leaves: [{ id: 'b', label: name, figures: { a: 1 } }],
        },
        { id: 'c', level: 'result', label: name, figures: { a: 1 } },
      ]}
      open={new Set(['a'])}
      onOpenChange={nothing}
      onOpenFigure={nothing}
      emptyText={name}
    />
  ),
  RichText: (
    <RichText html={`<h2>${name}</h2><ul><li><a href="https://klopt.nl">${name}</a></li></ul><pre>${name}</pre>`} />
  ),
  SideMenu: (
    <SideMenu sections={[{ heading: name, items: [{ label: name, icon: Home, href: '#a' }] }]} collapsed={false} />
  ),
  Split: <Split aside={<Text>{name}</Text>}>{name}</Split>,
  Stack: (
    <Stack direction="horizontal">
      <Text>{name}</Text>
      <Text>{name}</Text>
    </Stack>
  ),
  Stat: (
    <StatGroup>
      <Stat label={name} value={name} />
    </StatGroup>
  ),
  StatusTimeline: (
    <StatusTimeline
      label={name}
      moments={[
        { label: name, state: 'problem', moment: name },
        { label: `${name}.`, state: 'upcoming', moment: name },
      ]}
    />
  ),
  Steps: <Steps label={name} steps={[name, `${name}.`]} current={1} onStep={nothing} />,
  SubMenu: <SubMenu label={name} items={[{ label: name, href: '#a' }]} />,
  Table: (
    <Table
      label={name}
      columns={[{ id: 'name', header: name, cell: () => name, sortable: true }]}
      rows={[{ id: 'a' }]}
      rowKey={({ id }) => id}
    />
  ),
  Tabs: <Tabs label={name} items={[{ value: 'a', label: name, content: name }]} />,
  Tick: <Tick>{name}</Tick>,
  VerdictCard: (
    <VerdictCard
      title={name}
      tone="danger"
      amount="€ 1.239"
      amountLabel={name}
      limit={{ valueCents: 3, limitCents: 2, label: 'grens € 1.000' }}
      rule={name}
      law={name}
      facts={[{ term: name, details: name }]}
    />
  ),
})
