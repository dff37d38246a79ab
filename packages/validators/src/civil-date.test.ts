import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  endOfMonth,
  isIsoDate,
  isoWeek,
  quarterLabel,
  quarterOf,
  startOfMonth,
  weekday,
} from './civil-date.ts'
import { anyDate } from './testing/arbitraries.ts'

/** The platform's calendar as the judge: UTC has no summer time. */
const utc = (date: string) => new Date(`${date}T00:00:00Z`)
const dayOfUtc = (date: Date) => date.toISOString().slice(0, 10)

describe('isIsoDate', () => {
  test.each(['0000-01-01', '0000-02-29', '2024-02-29', '2000-02-29', '9999-12-31'])(
    'accepts the real day %s',
    (date) => {
      expect(isIsoDate(date)).toBe(true)
    },
  )
  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '10000-01-01',
    '-001-01-01',
    '2026-1-1',
    '2026-01-01\n',
    ' 2026-01-01',
    '２０２６-01-01',
    '2026-01-01T00:00',
  ])('refuses %j', (text) => {
    expect(isIsoDate(text)).toBe(false)
  })
  test('agrees with the calendar of the platform on every well-formed text', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'))
    const year = fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0'))
    fc.assert(
      fc.property(year, part(14), part(33), (y, m, d) => {
        const text = `${y}-${m}-${d}`
        const instant = utc(text)
        const real = !Number.isNaN(instant.getTime()) && dayOfUtc(instant) === text
        expect(isIsoDate(text)).toBe(real)
      }),
    )
  })
})

describe('arithmetic', () => {
  test('adding days agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        const days = (utc(to).getTime() - utc(from).getTime()) / 86_400_000
        expect(daysBetween(from, to)).toBe(days)
        expect(addDays(from, days)).toBe(to)
      }),
    )
  })
  test('adding months keeps the day or clamps to the end of the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-11-15', 2)).toBe('2027-01-15')
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -30, max: 30 }), (date, months) => {
        fc.pre(date > '0003' && date < '9996')
        const moved = addMonths(date, months)
        expect(moved.slice(8) === date.slice(8) || moved === endOfMonth(moved)).toBe(true)
        const count = (d: string) => +d.slice(0, 4) * 12 + +d.slice(5, 7)
        expect(count(moved) - count(date)).toBe(months)
      }),
    )
  })
  test('the month of a date runs from its first to its last day', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(startOfMonth(date)).toBe(`${date.slice(0, 8)}01`)
        fc.pre(endOfMonth(date) !== '9999-12-31')
        expect(addDays(endOfMonth(date), 1)).toBe(addMonths(startOfMonth(date), 1))
      }),
    )
  })
  test('the week day agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekday(date) % 7).toBe(utc(date).getUTCDay())
      }),
    )
  })
  test.each([
    ['2026-01-01', 2026, 1],
    ['2027-01-01', 2026, 53],
    ['2024-12-30', 2025, 1],
    ['2021-01-03', 2020, 53],
    ['2026-11-21', 2026, 47],
    ['9999-12-31', 9999, 52],
    ['0000-01-01', -1, 52],
  ])('%s lies in ISO week %i-%i', (date, year, week) => {
    expect(isoWeek(date)).toEqual({ year, week })
  })
  test('all seven days of a week share its number and the next Monday starts another', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        fc.pre(date > '0000-02' && date < '9999-12-01')
        const monday = addDays(date, 1 - weekday(date))
        expect(isoWeek(addDays(monday, 6))).toEqual(isoWeek(monday))
        expect(isoWeek(addDays(monday, 7))).not.toEqual(isoWeek(monday))
        expect(isoWeek(addDays(monday, 3)).year).toBe(+addDays(monday, 3).slice(0, 4))
      }),
    )
  })
  test('quarters are three months each', () => {
    expect(quarterOf('2026-03-31')).toEqual({ year: 2026, quarter: 1 })
    expect(['2026-01-01', '2026-04-01', '2026-09-30', '2026-12-31'].map(quarterLabel)).toEqual(['Q1', 'Q2', 'Q3', 'Q4'])
  })
  test('comparing orders dates in time', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(Math.sign(daysBetween(b, a))).toBe(compareDates(a, b))
      }),
    )
  })
  test('refuses to compute with what is not a date, or past the year 9999', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => addDays('2026-02-03', 0.5)).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('0000-01-01', -1)).toThrow(RangeError)
    expect(() => addMonths('0000-01-01', -1)).toThrow(RangeError)
    expect(() => addDays('2026-01-01', Number.MAX_SAFE_INTEGER)).toThrow(RangeError)
  })
})
