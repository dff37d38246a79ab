import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { emulate, emulatePaper } from '../testing/media.ts'
import { profitAndLoss, quarterColumns } from '../testing/profit-and-loss.ts'
import { ReportTable } from './report-table.tsx'
import type { ReportTableProps } from './report-types.ts'

afterEach(() => emulate())

const none: ReadonlySet<string> = new Set()
const Report = ({ width = 1180, ...props }: Partial<ReportTableProps> & { width?: number }) => (
  <div style={{ width }}>
    <ReportTable
      label="Winst en verlies"
      columns={quarterColumns}
      lines={profitAndLoss}
      emptyText="Nog niets geboekt."
      open={none}
      onOpenChange={() => {}}
      {...props}
    />
    <OverlayHost />
  </div>
)
const lineOf = (id: string) => findElement(`tr[data-line="${id}"]`)
const shownIn = (id: string) => [...lineOf(id).querySelectorAll('td')].map((cell) => cell.textContent)
const months = Array.from({ length: 14 }, (_, month) => ({ id: `m${month}`, header: `september ${month}` }))
const septembers: ReportTableProps['lines'] = [
  { id: 'vat', level: 'group', label: 'Btw', figures: Object.fromEntries(months.map(({ id }) => [id, -19_103_050])) },
]

const giving = quarterColumns.map((column) =>
  column.kind === 'difference' ? { ...column, priority: 3 as const } : column,
)
const headsSeen = () =>
  [...document.querySelectorAll('thead th')]
    .filter((head) => head.checkVisibility())
    .map(({ textContent }) => textContent)

test('a column that gives way is left out where there is no room, said so, and comes by a press', async () => {
  const screen = await render(<Report width={690} columns={giving} onOpenFigure={() => {}} />)
  const scroller = findElement('table').parentElement
  expect(headsSeen()).not.toContain('Verschil')
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
  await userEvent.click(screen.getByRole('button', { name: 'Nog 1 kolom' }))
  expect(headsSeen()).toContain('Verschil')
  await userEvent.click(screen.getByRole('button', { name: 'Minder kolommen' }))
  expect(headsSeen()).not.toContain('Verschil')
  await emulatePaper()
  expect(headsSeen()).toContain('Verschil')
})

test('of parts that have no room beside their total the first are left out and said, and beside all it stays in sight', async () => {
  const columns = [...months, ...quarterColumns.slice(4)]
  const screen = await render(<Report width={660} columns={columns} lines={septembers} onOpenFigure={() => {}} />)
  const scroller = findElement('table').parentElement
  const cell = lineOf('vat').querySelector('[data-kind=total]') ?? document.body
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
  expect(getComputedStyle(cell).boxShadow).toBe('none')
  expect(headsSeen()).not.toContain('september 0')
  expect(headsSeen()).toContain('september 13')
  await userEvent.click(screen.getByRole('button', { name: /^Nog \d+ kolommen$/ }))
  expect(headsSeen()).toContain('september 0')
  expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? Infinity)
  expect(getComputedStyle(cell).boxShadow).not.toBe('none')
  const total = cell.getBoundingClientRect()
  expect(total.right).toBeLessThanOrEqual(scroller?.getBoundingClientRect().right ?? 0)
})

const monthColumns: ReportTableProps['columns'] = [
  ...['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'].map((header) => ({
    id: header,
    header,
  })),
  { id: '2026', header: '2026', kind: 'total' },
]
/** Twelve times 1.234,49, and what that comes to. */
const monthly = (id: string, cents = -1_234_49) => ({
  id,
  level: 'subtotal' as const,
  label: 'Verkoop en reclame',
  figures: Object.fromEntries(monthColumns.map((column) => [column.id, cents * (column.kind === 'total' ? 12 : 1)])),
})

test('in whole euros twelve months and their total stand in 1094 px, a total is rounded itself, and the tip has cents', async () => {
  const screen = await render(
    <Report width={1094} columns={monthColumns} lines={[monthly('costs')]} amounts="euros" onOpenFigure={() => {}} />,
  )
  expect(headsSeen()).toEqual(monthColumns.map(({ header }) => header))
  expect(shownIn('costs').slice(-2)).toEqual(['\u22121.234', '\u221214.814'])
  const scroller = findElement('table').parentElement
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
  await userEvent.hover(screen.getByRole('button', { name: '\u221214.814' }))
  await expect.poll(() => findElement('#klopt-tooltip').firstElementChild?.textContent).toBe('\u221214.813,88')
  await expectAccessible()
})

test('a figure in whole euros that leads nowhere has its cents in a title', async () => {
  await render(<Report columns={monthColumns} lines={[monthly('costs')]} amounts="euros" />)
  expect(lineOf('costs').querySelector('td span')?.getAttribute('title')).toBe('\u22121.234,49')
})

test('where little is beside them four quarters and their total stand in 642 px', async () => {
  await render(<Report width={642} columns={giving.filter(({ kind }) => kind === undefined || kind === 'total')} />)
  expect(headsSeen()).toEqual(['1e kwartaal', '2e kwartaal', '3e kwartaal', '4e kwartaal', '2026'])
})

test('reports under each other leave out the same columns, and show all by one press', async () => {
  function Two() {
    const lines = [monthly('narrow'), monthly('wide', -1_000_234_49)]
    const [showsAllColumns, onShowsAllColumnsChange] = useState(false)
    const together = { lines, showsAllColumns, onShowsAllColumnsChange }
    return lines.map((line, index) => (
      <Report
        key={line.id}
        width={900}
        columns={monthColumns}
        {...{ together: { ...together, isBelow: index > 0 }, lines: [line] }}
      />
    ))
  }
  const screen = await render(<Two />)
  const heads = () =>
    [...document.querySelectorAll('thead')].map((head) =>
      [...head.querySelectorAll('th')].filter((cell) => cell.checkVisibility()).map(({ textContent }) => textContent),
    )
  expect(heads()[0]).not.toContain('jan')
  expect(heads()[1]).toEqual(heads()[0])
  await userEvent.click(screen.getByRole('button', { name: /^Nog \d+ kolommen$/ }))
  expect(heads()[0]).toContain('jan')
  expect(heads()[1]).toEqual(heads()[0])
})

test('in 934 px all twelve months stand beside their total, as wide as each other and in line with those below', async () => {
  const wide = monthly('wide', 49_336_00)
  const lines = [monthly('narrow', 12_00), { ...wide, figures: { ...wide.figures, '2026': -14_083_00 } }]
  const together = { lines, showsAllColumns: false, onShowsAllColumnsChange: () => {} }
  await render(
    lines.map((line, index) => (
      <Report
        key={line.id}
        width={934}
        columns={monthColumns}
        lines={[line]}
        together={{ ...together, isBelow: index > 0 }}
        amounts="euros"
      />
    )),
  )
  expect(headsSeen()).toEqual([...monthColumns, ...monthColumns].map(({ header }) => header))
  const ends = [...document.querySelectorAll('thead')].map((head) =>
    [...head.querySelectorAll('th')].map((cell) => Math.round(cell.getBoundingClientRect().right)),
  )
  expect(ends[1]).toEqual(ends[0])
  const scroller = findElement('table').parentElement
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
})

test('a card has the part that is asked for beside its name, its total under it, and no part without its name', async () => {
  await render(
    <Report width={358} columns={monthColumns} lines={[monthly('costs')]} cardColumn="nov" amounts="euros" />,
  )
  const seen = [...lineOf('costs').querySelectorAll('td')].filter((cell) => cell.checkVisibility())
  expect(seen.map(({ textContent }) => textContent)).toEqual(['\u22121.234'])
  expect(seen[0]?.getAttribute('data-name')).toBe('')
  await expect.element(findElement('tr[data-line=costs] th')).toHaveTextContent('Verkoop en reclame2026 \u221214.814')
})
