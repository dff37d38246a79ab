import { describe, expect, test } from 'vitest'
import {
  deductedVat,
  deductionPercentOn,
  deductionShareOf,
  mixedUseDifference,
  turnoverKind,
  withDeductionShare,
} from './mixed-use.ts'

describe('the share by turnover', () => {
  test('60,000 taxed and 40,000 exempt is 60%; a part of a percent is rounded up', () => {
    expect(deductionShareOf(6_000_000, 4_000_000)).toBe(60)
    expect(deductionShareOf(6_000_001, 4_000_000)).toBe(61)
    expect(deductionShareOf(1, 99_999_999)).toBe(1)
    expect([deductionShareOf(100, 0), deductionShareOf(0, 100)]).toEqual([100, 0])
  })

  test('says nothing without turnover, and counts no credit below nothing', () => {
    expect(deductionShareOf(0, 0)).toBeNull()
    expect(deductionShareOf(-500, 100)).toBe(0)
  })

  test('counts what is exempt beside what gives a right to deduct, abroad too', () => {
    expect(turnoverKind('sale_exempt')).toBe('exempt')
    expect(turnoverKind('sale_exempt_counted')).toBe('exempt')
    for (const code of ['sale_high', 'sale_reverse', 'sale_export', 'sale_eu_services'] as const)
      expect(turnoverKind(code)).toBe('taxed')
    for (const code of ['sale_kor', 'sale_outside_scope', 'private_use', 'purchase_high'] as const)
      expect(turnoverKind(code)).toBeNull()
  })
})

test('of 210.05 on mixed use at 60% 126.03 is deducted, nothing under KOR, and all of other VAT', () => {
  expect(deductedVat('purchase_high_mixed', 21_005, { mixedPercent: 60 })).toBe(12_603)
  expect(deductedVat('purchase_high_mixed', -21_005, { mixedPercent: 60 })).toBe(-12_603)
  expect(deductedVat('purchase_high_mixed', 21_005, { deductsVat: false, mixedPercent: 60 })).toBe(0)
  expect(deductedVat('purchase_high', 21_005, { mixedPercent: 60 })).toBe(21_005)
  expect(deductedVat('purchase_none', 21_005, { mixedPercent: 60 })).toBe(0)
})

test('after the year 5% less of 1,000 goes back as 50, and more is deducted after all', () => {
  const year = { vatCents: 100_000, deductedCents: 60_000 }
  expect(mixedUseDifference(year, 55)).toBe(5000)
  expect(mixedUseDifference(year, 64)).toBe(-4000)
})

test('shares follow each other from their days on, and what came before stays', () => {
  const shares = withDeductionShare(withDeductionShare([], { from: '2026-01-01', percent: 60 }), {
    from: '2027-01-01',
    percent: 55,
  })
  expect(['2025-12-31', '2026-12-31', '2027-01-01'].map((day) => deductionPercentOn(shares, day))).toEqual([
    100, 60, 55,
  ])
  expect(withDeductionShare(shares, { from: '2026-07-01', percent: 60 })).toEqual([{ from: '2026-01-01', percent: 60 }])
  expect(withDeductionShare([], { from: '2026-01-01', percent: 100 })).toEqual([])
})
