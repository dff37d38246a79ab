import { turnoverFigures } from './turnover-beside-boxes.ts'
import { expect, test } from 'vitest'
import {
  boxColumnsOf,
  boxHref,
  boxLines,
  hasTurnover,
  isExplained,
  turnoverLinesOf,
  type VatPeriod,
} from './vat-rows.ts'

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
      before: { baseCents: 50, vatCents: 10 },
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
      before: zero,
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
  turnoverBefore: {
    ledgerCents: 70,
    boxesCents: 50,
    outsideBoxesCents: 20,
    otherAccountsCents: 0,
    otherPeriodCents: 0,
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
  const hrefIn = (id: string) => leaf && boxHref(7, period)(leaf, { id, header: '' })
  expect(hrefIn('ledger')).toBe('/v2/administrations/7/vat-return?period=2026-Q1&box=1a')
  expect(hrefIn('before')).toBe(undefined)
})

test.each(['amount', 'before'])('what stands between turnover and the boxes adds up to the boxes: %s', (column) => {
  const lines = turnoverLinesOf(period)
  const sum = lines.slice(0, -1).reduce((total, { figures }) => total + (figures[column] ?? NaN), 0)
  expect(sum).toBe(lines.at(-1)?.figures[column])
})

test('a year before stands beside each box', () => {
  expect(boxLines(period)[0]?.leaves?.map(({ figures }) => figures['before'])).toEqual([50, 10])
})

test('turnover in no box at all is shown, and a period without anything is not', () => {
  expect(hasTurnover({ ...period, boxes: [] })).toBe(true)
  const nothing = { ...period.turnoverBefore, ledgerCents: 0 }
  expect(hasTurnover({ ...period, boxes: [], turnover: nothing, turnoverBefore: nothing })).toBe(false)
})

test('one cent without a reason is told', () => {
  expect(isExplained(period)).toBe(true)
  expect(isExplained({ ...period, turnover: { ...period.turnover, unexplainedCents: 1 } })).toBe(false)
})

test('a difference has the columns that explain it, and no others', () => {
  const heads = boxColumnsOf(boxLines(period)).map(({ header }) => header)
  expect(heads).toEqual(['Grootboek', 'Aangifte', 'Verschil', 'Nog aan te geven', 'Vorig jaar'])
})

test('of what turnover may differ by from the boxes, only what it differs by is a line', () => {
  const ids = turnoverLinesOf(period).map(({ id }) => id.slice(period.key.length + 1))
  expect(ids).toEqual(['booked', 'outsideBoxes', 'otherAccounts', 'otherPeriod', 'inBoxes'])
})

test('a figure of turnover leads to its lines, in the days of its column and with the sign it is shown by', () => {
  const figureOf = turnoverFigures(period)
  const figure = (why: string, column: string) => {
    const line = turnoverLinesOf(period).find(({ id }) => id.endsWith(why))
    return line ? figureOf(line, { id: column, header: '' }) : null
  }
  expect(figure('outsideBoxes', 'amount')).toMatchObject({
    id: '2026-Q1-outsideBoxes.amount',
    when: 'in het 1e kwartaal 2026',
    cents: -300,
    sign: 1,
    lines: { from: '2026-01-01', to: '2026-03-31', turnover: 'outsideBoxes' },
  })
  expect(figure('inBoxes', 'before')).toMatchObject({ sign: -1, lines: { from: '2025-01-01', to: '2025-03-31' } })
  const signOf = figure('otherPeriod', 'amount')?.signOf
  expect([signOf?.({ date: '2026-02-01' }), signOf?.({ date: '2026-04-01' })]).toEqual([1, -1])
  expect(figureOf({ id: '2026-Q1-unexplained', label: '', figures: { amount: 1 } }, { id: 'amount', header: '' })).toBe(
    null,
  )
})
