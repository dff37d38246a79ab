import { addDays, addMonths } from '@klopt/validators'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithinMonth, MAX_PERIOD_MONTHS, periodFault, spreadOverMonths } from './spread-periods.ts'

const total = (parts: readonly { cents: number }[]) => parts.reduce((sum, { cents }) => sum + cents, 0)

describe('an amount over the months of its period', () => {
  test('1,200 from 1 October for a year: 300 in this year, 900 in the next', () => {
    const parts = spreadOverMonths(120_000, { from: '2026-10-01', to: '2027-09-30' })
    expect(parts).toHaveLength(12)
    expect(parts.every(({ cents }) => cents === 10_000)).toBe(true)
    expect(parts[0]?.day).toBe('2026-10-31')
    expect(parts.at(-1)?.day).toBe('2027-09-30')
    expect(total(parts.filter(({ day }) => day < '2027-01-01'))).toBe(30_000)
    expect(total(parts.filter(({ day }) => day >= '2027-01-01'))).toBe(90_000)
  })

  test('rounds what fell so far, so that the parts are the amount: 100.00 over three months', () => {
    // 33.333 is 33.33, 66.667 is 66.67, and 100.00 is left.
    expect(spreadOverMonths(10_000, { from: '2026-01-01', to: '2026-03-31' })).toEqual([
      { day: '2026-01-31', cents: 3333 },
      { day: '2026-02-28', cents: 3334 },
      { day: '2026-03-31', cents: 3333 },
    ])
  })

  test('takes part of a month by its days: from 16 April to 15 May', () => {
    // 15 of 30 days of April, 15 of 31 of May: 0.5 / (0.5 + 15/31) of 100.00 is 50.82.
    expect(spreadOverMonths(10_000, { from: '2026-04-16', to: '2026-05-15' })).toEqual([
      { day: '2026-04-30', cents: 5082 },
      { day: '2026-05-15', cents: 4918 },
    ])
  })

  test('February of a leap year is a whole month', () => {
    const parts = spreadOverMonths(20_000, { from: '2028-02-01', to: '2028-03-31' })
    expect(parts).toEqual([
      { day: '2028-02-29', cents: 10_000 },
      { day: '2028-03-31', cents: 10_000 },
    ])
  })

  test('comes to the amount, month by month in order, whatever the amount and the period', () => {
    const days = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('2000-01-01', count))
    const input = fc.tuple(fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }), days, fc.nat(3000))
    fc.assert(
      fc.property(input, ([cents, from, length]) => {
        const period = { from, to: addDays(from, length) }
        const parts = spreadOverMonths(cents, period)
        expect(total(parts)).toBe(cents)
        const last = parts.map(({ day }) => day)
        expect(last).toEqual([...new Set(last)].toSorted())
        expect(last.every((day) => day >= period.from && day <= period.to)).toBe(true)
        expect(parts.every((part) => Math.sign(part.cents) === Math.sign(cents))).toBe(true)
        // Taking it back takes the same parts.
        expect(spreadOverMonths(-cents, period).map((part) => -part.cents)).toEqual(parts.map((part) => part.cents))
      }),
    )
  })

  test('whole months differ by a cent at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 60 }), (cents, count) => {
        const period = { from: '2026-03-01', to: addDays(addMonths('2026-03-01', count), -1) }
        const parts = spreadOverMonths(cents, period).map((part) => part.cents)
        expect(parts.every((part) => Math.abs(part - cents / count) <= 1)).toBe(true)
      }),
    )
  })
})

test('a period that is no period is named', () => {
  expect(periodFault({ from: '2026-10-01', to: '2027-09-30' })).toBeNull()
  expect(periodFault({ from: '2026-10-01', to: '2026-10-01' })).toBeNull()
  expect(periodFault({ from: '2026-10-02', to: '2026-10-01' })).toMatch('eindigt')
  expect(periodFault({ from: '1999-12-31', to: '2026-10-01' })).toMatch('eeuw')
  expect(periodFault({ from: '2026-10-15', to: addDays(addMonths('2026-10-01', MAX_PERIOD_MONTHS), -1) })).toBeNull()
  expect(periodFault({ from: '2026-10-15', to: addMonths('2026-10-01', MAX_PERIOD_MONTHS) })).toMatch('tien jaar')
})

test('a period within the month of its document needs no spreading', () => {
  expect(isWithinMonth({ from: '2026-10-01', to: '2026-10-31' }, '2026-10-14')).toBe(true)
  expect(isWithinMonth({ from: '2026-10-01', to: '2026-10-31' }, '2026-11-01')).toBe(false)
  expect(isWithinMonth({ from: '2026-10-01', to: '2026-11-30' }, '2026-10-14')).toBe(false)
})
