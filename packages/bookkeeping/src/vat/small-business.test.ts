import { describe, expect, test } from 'vitest'
import {
  countsForSmallBusiness,
  endedByLimit,
  isSmallBusinessOn,
  limitCrossing,
  mayRejoinFrom,
  overlapping,
  smallBusinessLevel,
  withSmallBusinessSpan,
} from './index.ts'

const spans = [
  { from: '2024-01-01', until: '2024-12-31', endedBy: 'choice' },
  { from: '2026-07-01', until: null },
] as const

test('the scheme holds on the days of its spans, both ends included', () => {
  const days = ['2023-12-31', '2024-01-01', '2024-12-31', '2025-01-01', '2026-06-30', '2026-07-01', '2030-01-01']
  expect(days.map((day) => isSmallBusinessOn(spans, day))).toEqual([false, true, true, false, false, true, true])
})

describe('the sale that passes the limit', () => {
  const sold = (day: string, cents: number) => ({ day, cents })
  const before = sold('2026-02-01', 1_975_000)

  test('20,000 euro is within it and a cent more is not', () => {
    expect(limitCrossing([before, sold('2026-05-01', 25_000)])).toBeNull()
    const passes = sold('2026-05-01', 25_001)
    expect(limitCrossing([before, passes])).toEqual({ from: [passes], day: '2026-05-01', turnoverCents: 1_975_000 })
  })

  test('a credit never does, and makes room for what is sold after it', () => {
    const sales = [before, sold('2026-03-01', -100_000), sold('2026-04-01', 125_000)]
    expect(limitCrossing(sales)).toBeNull()
    expect(limitCrossing([...sales, sold('2026-05-01', 1), sold('2026-06-01', -500)])?.day).toBe('2026-05-01')
  })

  // 15,000 in February and 4,750 in May; 400 of March that is found later makes that of May the one that passes.
  test('goes by the day of supply and not by when it is found', () => {
    const [may, march] = [sold('2026-05-10', 475_000), sold('2026-03-15', 40_000)]
    expect(limitCrossing([sold('2026-02-01', 1_500_000), may, march])).toEqual({
      from: [may],
      day: '2026-05-10',
      turnoverCents: 1_540_000,
    })
  })

  test('on one day in the order in which they were made', () => {
    const [first, second] = [sold('2026-05-10', 25_000), sold('2026-05-10', 30_000)]
    expect(limitCrossing([before, first, second])?.from).toEqual([second])
    expect(limitCrossing([before, second, first])?.from).toEqual([second, first])
  })
})

test('told from 80% and to be acted on from 95%', () => {
  expect([1_599_999, 1_600_000, 1_899_999, 1_900_000].map(smallBusinessLevel)).toEqual(['ok', 'note', 'note', 'task'])
})

test('what is supplied here counts and exempt real estate, finance and insurance; taxed abroad and other exempt do not', () => {
  const counted = [
    'sale_high',
    'sale_low',
    'sale_zero',
    'sale_reverse',
    'sale_kor',
    'sale_eu_goods',
    'sale_export',
    'sale_exempt_counted',
  ] as const
  const left = [
    'sale_eu_services',
    'sale_eu_triangular',
    'sale_eu_installation',
    'sale_outside_scope',
    'sale_exempt',
    'private_use',
    'purchase_high',
  ] as const
  expect(counted.map(countsForSmallBusiness)).toEqual(counted.map(() => true))
  expect(left.map(countsForSmallBusiness)).toEqual(left.map(() => false))
})

test('a sale that passes the limit ends the scheme on the day before, or leaves no trace of what began that day', () => {
  expect(endedByLimit(spans, '2026-09-10')).toEqual([
    spans[0],
    { from: '2026-07-01', until: '2026-09-09', endedBy: 'limit' },
  ])
  expect(endedByLimit(spans, '2026-07-01')).toEqual([spans[0]])
})

test('a span takes the place of the one that began that day, and goes when it ends before it begins', () => {
  expect(withSmallBusinessSpan(spans, { from: '2026-07-01', until: '2026-12-31' })[1]).toMatchObject({
    until: '2026-12-31',
    endedBy: 'choice',
  })
  expect(withSmallBusinessSpan(spans, { from: '2026-07-01', until: '2026-06-30' })).toEqual([spans[0]])
  expect(withSmallBusinessSpan(spans, { from: '2020-01-01', until: '2020-12-31' })).toHaveLength(3)
  expect(overlapping(withSmallBusinessSpan(spans, { from: '2024-07-01', until: '2025-12-31' }))).toBe(true)
  expect(overlapping(withSmallBusinessSpan(spans, { from: '2025-01-01', until: null }))).toBe(true)
  expect(overlapping(spans)).toBe(false)
})

test('who left in 2024 may take part again from 2026', () => {
  expect(mayRejoinFrom(spans, '2025-07-01')).toBe('2026-01-01')
  expect(mayRejoinFrom([], '2025-07-01')).toBeNull()
})
