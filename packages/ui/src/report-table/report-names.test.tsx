import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { expectAccessible } from '../testing/axe.ts'
import { profitAndLoss, quarterColumns } from '../testing/profit-and-loss.ts'
import { ReportTable } from './report-table.tsx'
import type { ReportLine } from './report-types.ts'

const none: ReadonlySet<string> = new Set()
const Report = ({ width, lines = profitAndLoss }: { width: number; lines?: readonly ReportLine[] }) => (
  <div style={{ width }}>
    <ReportTable
      label="Dagboek"
      columns={quarterColumns}
      lines={lines}
      open={none}
      onOpenChange={() => {}}
      emptyText="Nog niets geboekt."
    />
  </div>
)
const lineOf = (id: string) => findElement(`tr[data-line="${id}"]`)

test('in a card a day stands on one line with its number, and the words of the line have one of their own', async () => {
  const leaves = [{ id: 'leaf', code: '1300', label: 'Debiteuren', figures: { '2026': 500 } }]
  const entry = {
    code: 'VRK\u00a012',
    day: '31 dec 2026',
    label: 'Factuur 2026-0012',
    figures: { '2026': 500 },
    leaves,
  }
  await render(<Report width={358} lines={[{ id: 'entry', level: 'group', ...entry }]} />)
  const [code, day, words] = ['VRK\u00a012', '31 dec 2026', 'Factuur'].map((text) => {
    const span = [...lineOf('entry').querySelectorAll('button > span')].find((each) =>
      each.textContent.startsWith(text),
    )
    return (span ?? document.body).getBoundingClientRect()
  })
  expect(day?.top).toBe(code?.top)
  expect(words?.top).toBeGreaterThanOrEqual(day?.bottom ?? Infinity)
  expect(words?.left).toBe(code?.left)
  expect(words?.height).toBeLessThan(24)
  await expectAccessible()
})

test('beside many columns a name has the room that their figures leave', async () => {
  await render(<Report width={1096} />)
  expect(lineOf('turnover').querySelector('th')?.getBoundingClientRect().width).toBeGreaterThan(280)
})

test('after days of any width the words of lines begin below each other', async () => {
  const days = ['2 jan 2026', '13 mei 2026', '30 aug 2026']
  const lines = days.map((day) => ({ id: day, level: 'group' as const, day, label: 'Factuur', figures: { '2026': 5 } }))
  await render(
    <Report width={900} lines={lines.map((line) => ({ ...line, leaves: [{ ...line, id: `${line.id}-1` }] }))} />,
  )
  const starts = [...document.querySelectorAll('tr button > span:last-child')].map(
    (words) => words.getBoundingClientRect().left,
  )
  expect(starts).toHaveLength(3)
  expect(new Set(starts).size).toBe(1)
})
