import { expect, test } from 'vitest'
import { boxHref, boxLines, isExplained, turnoverLinesOf, type VatPeriod } from './vat-rows.ts'

const zero = { baseCents: 0, vatCents: 0 }
const late = { baseCents: 100, vatCents: 21 }
const period: VatPeriod = {
  key: '2026-Q1',
  label: '1e kwartaal 2026',
  from: '2026-01-01',
  to: '2026-03-31',
  isFiled: true,
  boxes: [
    {
      box: '1a',
      ledger: { baseCents: 600, vatCents: 126 },
      filed: { baseCents: 500, vatCents: 105 },
      difference: late,
      declaredLater: zero,
      waiting: late,
      fromEarlier: zero,
      unexplained: zero,
    },
    {
      box: '5b',
      ledger: zero,
      filed: zero,
      difference: zero,
      declaredLater: zero,
      waiting: zero,
      fromEarlier: zero,
      unexplained: zero,
    },
  ],
  turnover: {
    ledgerCents: 1000,
    boxesCents: 620,
    outsideBoxesCents: 300,
    otherAccountsCents: 20,
    otherPeriodCents: 100,
    unexplainedCents: 0,
  },
}

test('a box has the columns that the form has, and its figures lead to its documents', () => {
  const [sales, input] = boxLines(period)
  expect(sales?.leaves?.map(({ label, figures }) => [label, figures['difference'], figures['waiting']])).toEqual([
    ['Omzet', 100, 100],
    ['Btw', 21, 21],
  ])
  expect(input?.leaves?.map(({ label }) => label)).toEqual(['Btw'])
  const leaf = sales?.leaves?.[0]
  expect(leaf && boxHref(7, period)(leaf)).toBe('/v2/administrations/7/vat-return?period=2026-Q1&box=1a')
})

test('what stands between turnover and the boxes adds up to the boxes', () => {
  const lines = turnoverLinesOf(period)
  const sum = lines.slice(0, -1).reduce((total, { figures }) => total + (figures['amount'] ?? NaN), 0)
  expect(sum).toBe(lines.at(-1)?.figures['amount'])
})

test('one cent without a reason is told', () => {
  expect(isExplained(period)).toBe(true)
  expect(isExplained({ ...period, turnover: { ...period.turnover, unexplainedCents: 1 } })).toBe(false)
})
