import { Home } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BalanceBar } from '../../balance-bar/balance-bar.tsx'
import { BottomBar } from '../../bottom-bar/bottom-bar.tsx'
import { Button } from '../../button/button.tsx'
import { CheckList } from '../../check-list/check-list.tsx'
import { Checkbox } from '../../checkbox/checkbox.tsx'
import { Calendar } from '../../date-field/calendar.tsx'
import { ListToolbar } from '../../list-toolbar/list-toolbar.tsx'
import { Menu } from '../../menu/menu.tsx'
import { findElement } from '../../overlay/find-element.ts'
import { Progress } from '../../progress/progress.tsx'
import { ProgressRing } from '../../progress-ring/progress-ring.tsx'
import { RadioGroup } from '../../radio/radio-group.tsx'
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx'
import { Select } from '../../select/select.tsx'
import { SideMenu } from '../../side-menu/side-menu.tsx'
import { Slider } from '../../slider/slider.tsx'
import { Steps } from '../../steps/steps.tsx'
import { Switch } from '../../switch/switch.tsx'
import { Table } from '../../table/table.tsx'
import { Tabs } from '../../tabs/tabs.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { Tree } from '../../tree/tree.tsx'
import { ViewChips } from '../../view-chips/view-chips.tsx'
import { emulate } from '../media.ts'
import { differingPixels, pictureOf } from '../picture.ts'

const nothing = () => {}
/** Fewer pixels than this nobody sees. */
const SEEN = 12

beforeEach(() => emulate({ 'forced-colors': 'active', 'prefers-color-scheme': 'light' }))
afterEach(() => emulate())

const options = [
  { value: 'a', label: 'Een' },
  { value: 'b', label: 'Twee' },
]
const rows = [{ id: 'a' }, { id: 'b' }]
const columns = [{ id: 'id', header: 'Naam', cell: ({ id }: { id: string }) => id }]
const tabs = options.map((option) => ({ ...option, content: 'Inhoud' }))
const places = (current: string) =>
  options.map(({ value, label }) => ({ label, icon: Home, href: `#${value}`, current: value === current }))
const keys = (key: string) => ({ keys: new Set([key]), onChange: nothing })

/** Components in two states that somebody has to tell apart; the first letter says what is chosen. */
const pairs: Record<string, (chosen: string) => ReactNode> = {
  Checkbox: (chosen) => <Checkbox label="Keuze" checked={chosen === 'a'} onChange={nothing} />,
  RadioGroup: (chosen) => <RadioGroup label="Keuze" options={options} value={chosen} onChange={nothing} />,
  SegmentedControl: (chosen) => <SegmentedControl label="Keuze" segments={options} value={chosen} onChange={nothing} />,
  Slider: (chosen) => <Slider label="Keuze" value={chosen === 'a' ? 20 : 80} onChange={nothing} />,
  Switch: (chosen) => <Switch label="Keuze" checked={chosen === 'a'} onChange={nothing} />,
  Tabs: (chosen) => <Tabs label="Keuze" items={tabs} value={chosen} onChange={nothing} />,
  SideMenu: (chosen) => <SideMenu collapsed={false} sections={[{ items: places(chosen) }]} />,
  Steps: (chosen) => <Steps label="Stappen" steps={['Een', 'Twee']} current={chosen === 'a' ? 0 : 1} />,
  Calendar: (chosen) => (
    <Calendar value={chosen === 'a' ? '2026-11-03' : '2026-11-19'} onChoose={nothing} today="2026-11-10" />
  ),
  'the days of a range': (chosen) => (
    <Calendar
      value={null}
      range={{ from: '2026-11-03', to: chosen === 'a' ? '2026-11-05' : '2026-11-19' }}
      onChoose={nothing}
      today="2026-11-10"
    />
  ),
  'the chosen period': (chosen) => (
    <>
      {options.map(({ value, label }) => (
        <Button key={value} variant="text" aria-pressed={value === chosen}>
          {label}
        </Button>
      ))}
    </>
  ),
  'the chosen segment': (chosen) => (
    <ListToolbar
      label="Welke facturen"
      segments={options.map(({ value, label }) => ({ id: value, label, href: `#${value}`, current: value === chosen }))}
    />
  ),
  'the chosen view': (chosen) => (
    <ViewChips
      label="Weergaven"
      views={options.map(({ value, label }) => ({ id: value, label, href: `#${value}`, current: value === chosen }))}
    />
  ),
  'a selected row': (chosen) => (
    <Table label="Tabel" columns={columns} rows={rows} rowKey={({ id }) => id} selection={keys(chosen)} />
  ),
  'the current row': (chosen) => (
    <Table
      label="Tabel"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      currentKey={chosen}
      onCurrentChange={nothing}
    />
  ),
  Progress: (chosen) => <Progress label="Inlezen" value={chosen === 'a' ? 20 : 80} />,
  ProgressRing: (chosen) => <ProgressRing value={chosen === 'a' ? 2 : 9} max={12} valueText="Zoveel" label="in orde" />,
  CheckList: (chosen) => (
    <CheckList
      label="Lijst"
      groups={[{ title: 'Groep', checks: [{ id: 'a', label: 'Punt', done: chosen === 'a' }] }]}
    />
  ),
  BalanceBar: (chosen) => (
    <BalanceBar
      first={{ label: 'Debet', cents: 100 }}
      second={{ label: 'Credit', cents: chosen === 'a' ? 100 : 101 }}
      balancedText="Gelijk"
    />
  ),
  'the chosen row of a tree': (chosen) => (
    <Tree label="Boom" items={options.map(({ value, label }) => ({ id: value, label }))} selected={chosen} />
  ),
  'an invalid field': (chosen) => <TextField label="Naam" error={chosen === 'a' ? 'Vul een naam in.' : undefined} />,
}

describe('in forced colours', () => {
  test('the same picture is the same twice, so that a difference means something', async () => {
    await render(<div id="picture">{pairs['Calendar']?.('a')}</div>)
    const element = findElement('#picture')
    expect(differingPixels(await pictureOf(element), await pictureOf(element))).toBe(0)
  })

  test.each(Object.entries(pairs))('%s shows its state', async (_name, show) => {
    const frame = (chosen: string) => (
      <div id="picture" style={{ width: 480, padding: 8 }}>
        {show(chosen)}
      </div>
    )
    const screen = await render(frame('a'))
    const first = await pictureOf(findElement('#picture'))
    await screen.rerender(frame('b'))
    const second = await pictureOf(findElement('#picture'))
    expect(differingPixels(first, second)).toBeGreaterThan(SEEN)
  })

  test('the places of a phone show which one is current', async () => {
    await page.viewport(390, 844)
    const screen = await render(<BottomBar items={places('a')} />)
    const first = await pictureOf(screen.getByRole('navigation'))
    await screen.rerender(<BottomBar items={places('b')} />)
    expect(differingPixels(first, await pictureOf(screen.getByRole('navigation')))).toBeGreaterThan(SEEN)
    await page.viewport(1280, 800)
  })

  test.each<[string, ReactNode]>([
    ['a button', <Button key="a">Bewaar</Button>],
    [
      'the main button',
      <Button key="b" variant="primary">
        Bewaar
      </Button>,
    ],
    ['a field', <TextField key="c" label="Naam" />],
    ['a checkbox', <Checkbox key="d" label="Akkoord" />],
    ['a tab', <Tabs key="e" label="Delen" items={tabs} />],
    ['a select', <Select key="f" label="Keuze" options={options} value="a" onChange={nothing} />],
  ])('the ring around %s that has focus is seen', async (_name, element) => {
    await render(
      <div id="picture" style={{ width: 480, padding: 8 }}>
        {element}
      </div>,
    )
    const before = await pictureOf(findElement('#picture'))
    await userEvent.keyboard('{Tab}')
    expect(findElement('#picture').contains(document.activeElement)).toBe(true)
    expect(differingPixels(before, await pictureOf(findElement('#picture')))).toBeGreaterThan(60)
  })

  test('the lit option of a list and the lit item of a menu are seen, and so is the edge of both', async () => {
    const screen = await render(
      <>
        <Select label="Keuze" options={options} value="a" onChange={nothing} />
        <Menu trigger={<button type="button">Acties</button>} items={[{ label: 'Een' }, { label: 'Twee' }]} />
      </>,
    )
    await userEvent.click(screen.getByRole('combobox'))
    const listbox = screen.getByRole('listbox')
    const before = await pictureOf(listbox)
    await userEvent.keyboard('{ArrowDown}')
    expect(differingPixels(before, await pictureOf(listbox))).toBeGreaterThan(60)
    await userEvent.keyboard('{Escape}')

    await userEvent.click(screen.getByRole('button', { name: 'Acties' }))
    const menu = screen.getByRole('menu')
    const beforeMenu = await pictureOf(menu)
    await userEvent.keyboard('{ArrowDown}')
    expect(differingPixels(beforeMenu, await pictureOf(menu))).toBeGreaterThan(60)
    expect(getComputedStyle(findElement('[popover]:popover-open')).borderTopStyle).toBe('solid')
  })
})
