import { addDays, isIsoDate } from '@klopt/validators'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../ledger/postings.test-support.ts'
import { nextVatPeriod, vatPeriodOf, vatPeriodOfKey, vatPeriodState, type VatFrequency } from './vat-periods.ts'

const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
const anyFrequency = fc.constantFrom<VatFrequency>('month', 'quarter', 'year')

describe('vatPeriodOf', () => {
  test.each([
    ['2026-11-20', 'quarter', '2026-Q4', '4e kwartaal 2026', '2026-10-01', '2026-12-31', '2027-01-31'],
    ['2026-01-01', 'quarter', '2026-Q1', '1e kwartaal 2026', '2026-01-01', '2026-03-31', '2026-04-30'],
    ['2026-06-30', 'quarter', '2026-Q2', '2e kwartaal 2026', '2026-04-01', '2026-06-30', '2026-07-31'],
    ['2026-01-31', 'month', '2026-01', 'januari 2026', '2026-01-01', '2026-01-31', '2026-02-28'],
    ['2028-01-15', 'month', '2028-01', 'januari 2028', '2028-01-01', '2028-01-31', '2028-02-29'],
    ['2028-02-29', 'month', '2028-02', 'februari 2028', '2028-02-01', '2028-02-29', '2028-03-31'],
    ['2026-12-31', 'month', '2026-12', 'december 2026', '2026-12-01', '2026-12-31', '2027-01-31'],
    ['2026-05-05', 'year', '2026', '2026', '2026-01-01', '2026-12-31', '2027-03-31'],
  ] as const)('of %s per %s is %s', (date, frequency, key, label, start, end, dueDate) => {
    expect(vatPeriodOf(date, frequency)).toEqual({ frequency, key, label, start, end, dueDate })
  })

  test('holds its own day, begins on a first and ends on a last of a month', () => {
    fc.assert(
      fc.property(anyDate, anyFrequency, (date, frequency) => {
        const { start, end, dueDate } = vatPeriodOf(date, frequency)
        expect(start <= date && date <= end && end < dueDate).toBe(true)
        expect([start.slice(8), addDays(end, 1).slice(8), addDays(dueDate, 1).slice(8)]).toEqual(['01', '01', '01'])
        expect([start, end, dueDate].every(isIsoDate)).toBe(true)
      }),
    )
  })

  test('is found back by its key', () => {
    fc.assert(
      fc.property(anyDate, anyFrequency, (date, frequency) => {
        const period = vatPeriodOf(date, frequency)
        expect(vatPeriodOfKey(period.key)).toEqual(period)
      }),
    )
  })

  test('refuses what is no date and what is no key', () => {
    expect(() => vatPeriodOf('2026-02-30', 'month')).toThrow(RangeError)
    for (const key of ['2026-Q5', '2026-13', '2026-00', '26', '2026-1', '']) {
      expect(codeOf(() => vatPeriodOfKey(key))).toBe('invalid_date')
    }
  })
})

describe('neighbouring periods', () => {
  test('follow each other without a gap or an overlap', () => {
    fc.assert(
      fc.property(anyDate, anyFrequency, (date, frequency) => {
        const period = vatPeriodOf(date, frequency)
        const next = nextVatPeriod(period)
        expect(addDays(period.end, 1)).toBe(next.start)
        expect(next.frequency).toBe(period.frequency)
      }),
    )
  })
})

describe('vatPeriodState', () => {
  test.each([
    ['2026-03-31', 'future'],
    ['2026-04-01', 'open'],
    ['2026-06-30', 'open'],
    ['2026-07-01', 'due'],
    ['2026-07-31', 'due'],
    ['2026-08-01', 'late'],
  ] as const)('on %s the second quarter of 2026 is %s', (today, state) => {
    const period = vatPeriodOf('2026-05-01', 'quarter')
    expect(vatPeriodState(period, false, today)).toBe(state)
    expect(vatPeriodState(period, true, today)).toBe('filed')
  })
})
