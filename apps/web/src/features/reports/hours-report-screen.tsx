import { contract, type HoursReportRow } from '@klopt/api-client/contract'
import { Card, EmptyState, Table, type Column } from '@klopt/ui'
import { formatDateLong, formatDuration, formatEuro, formatAmount } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { LinkTabs } from '../../shell/link-tabs.tsx'
import { CriterionCard } from './criterion-card.tsx'
import * as styles from './hours-report.css.ts'
import { monthName } from './month-name.ts'
import { moneyColumn } from './money-column.ts'
import { RangeFilter } from './range-filter.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTools } from './report-tools.tsx'
import type { RangeReportProps } from './report-screen-props.ts'
import type { HoursBy } from './report-search.ts'

export interface HoursReportScreenProps extends RangeReportProps {
  hoursBy: HoursBy
}

const SIDES: readonly { by: HoursBy; label: string; heading: string }[] = [
  { by: 'project', label: 'Project', heading: 'Project' },
  { by: 'contact', label: 'Klant', heading: 'Klant' },
  { by: 'user', label: 'Persoon', heading: 'Persoon' },
  { by: 'month', label: 'Maand', heading: 'Maand' },
]

type Key = 'seconds' | 'billableSeconds' | 'invoicedSeconds'
type Totals = Omit<HoursReportRow, 'key' | 'label'>

/** Hours of a period by project, customer, person or month, and how far one is with those of an entrepreneur. */
export function HoursReportScreen(props: HoursReportScreenProps) {
  const { administrationId, range, hoursBy, fiscalYearStartMonth, onRange } = props
  const asked = { params: { administrationId }, query: { ...range, by: hoursBy } }
  const { data, isError, refetch } = useQuery(query(contract.hoursReports.get, asked))
  const exports = useExports(contract.hoursReports.export, asked)
  const side = SIDES.find(({ by }) => by === hoursBy)
  const hrefOf = (by: HoursBy) =>
    administrationAddress(administrationId, 'reports/hours', { search: { ...range, hoursBy: by } })
  return (
    <ReportPage
      administrationId={administrationId}
      title="Uren"
      exports={exports}
      description={`${formatDateLong(range.from)} t/m ${formatDateLong(range.to)} · waarde van gefactureerde uren na afronding`}
      loading={!data && !isError}
      onRetry={isError ? () => void refetch() : undefined}
      tools={
        <ReportTools>
          <RangeFilter range={range} fiscalYearStartMonth={fiscalYearStartMonth} onChange={onRange} />
          <LinkTabs
            look="segments"
            label="Per"
            items={SIDES.map(({ by, label }) => ({ label, href: hrefOf(by), current: by === hoursBy }))}
          />
        </ReportTools>
      }
    >
      <Card padding="none">
        <Table
          label={`Uren per ${side?.label.toLowerCase()}`}
          columns={columnsOf(side?.heading ?? 'Project', hoursBy, data?.total)}
          rows={data?.rows ?? []}
          rowKey={({ key }) => key}
          loading={!data}
          empty={<EmptyState title="Geen uren">In deze periode zijn geen uren geschreven.</EmptyState>}
        />
      </Card>
      <CriterionCard administrationId={administrationId} year={Number(range.to.slice(0, 4))} />
    </ReportPage>
  )
}

function columnsOf(heading: string, by: HoursBy, total: Totals | undefined): Column<HoursReportRow>[] {
  return [
    {
      id: 'label',
      header: heading,
      card: 'title',
      cell: ({ label }) => (by === 'month' ? monthName(label) : label),
      total: 'Totaal',
    },
    timeColumn('seconds', 'Uren', total),
    timeColumn('billableSeconds', 'Factureerbaar', total),
    timeColumn('invoicedSeconds', 'Gefactureerd', total),
    {
      ...moneyColumn<HoursReportRow>({
        id: 'cents',
        header: 'Waarde',
        cents: ({ cents }) => cents,
        totalCents: total?.cents,
        isMain: true,
      }),
      total: total && <Total total={total} />,
      cardCell: ({ cents }) => (cents === 0 ? '–' : formatEuro(cents)),
    },
  ]
}

/** Under their columns; a card has one place for the hours and what they are worth. */
const Total = ({ total: { seconds, cents } }: { total: Totals }) => (
  <>
    <span className={styles.onRows}>{cents === 0 ? '–' : formatAmount(cents)}</span>
    <span className={styles.onCards}>
      {shown(seconds)} uur · {formatEuro(cents)}
    </span>
  </>
)

const timeColumn = (id: Key, header: string, total: Totals | undefined): Column<HoursReportRow> => ({
  id,
  header,
  width: '128px',
  align: 'end',
  card: id === 'seconds' ? 'status' : 'none',
  cell: (row) => shown(row[id]),
  // A card has no head that says what it is, and no second amount.
  cardCell: (row) => (row[id] === 0 ? '–' : `${shown(row[id])} uur`),
  total: total && shown(total[id]),
})

const shown = (seconds: number): string => (seconds === 0 ? '–' : formatDuration(seconds))
