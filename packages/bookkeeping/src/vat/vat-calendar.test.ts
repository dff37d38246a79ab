import { addDays } from '@klopt/validators'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  earlierOpen,
  filedReturnOf,
  isPeriodStart,
  openPeriods,
  periodOfDay,
  periodOfKey,
  stateOf,
  vatCalendar,
  type Days,
  type VatCalendar,
} from './vat-calendar.ts'
import { vatPeriodOf, vatPeriodOfKey, type VatFrequency } from './vat-periods.ts'

const filedOf = (...keys: string[]): Days[] => keys.map((key) => vatPeriodOfKey(key))
const keysOf = (periods: readonly { key: string }[]) => periods.map(({ key }) => key)
const calendarOf = (changes: Partial<Parameters<typeof vatCalendar>[0]> = {}) =>
  vatCalendar({ today: '2026-11-20', firstDay: '2026-02-10', frequency: 'quarter', filed: [], ...changes })

describe('the periods', () => {
  test('run from the first booking to today', () => {
    expect(keysOf(calendarOf().periods)).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'])
    expect(keysOf(calendarOf({ frequency: 'year', firstDay: '2024-12-31' }).periods)).toEqual(['2024', '2025', '2026'])
  })

  test('are the current one alone before there is a booking, and when the first one is for later', () => {
    for (const firstDay of [null, '2026-11-20', '2027-05-01']) {
      expect(keysOf(calendarOf({ firstDay }).periods)).toEqual(['2026-Q4'])
    }
  })

  // 2021 can be corrected until 31 December 2026.
  test('begin five years ago where something older was booked, unless a return of then stands', () => {
    expect(keysOf(calendarOf({ firstDay: '2020-11-10', frequency: 'year' }).periods)[0]).toBe('2021')
    expect(keysOf(calendarOf({ firstDay: '2021-01-01', frequency: 'year' }).periods)[0]).toBe('2021')
    const filed = filedOf('2020-Q4')
    expect(keysOf(calendarOf({ firstDay: '2020-02-10', filed }).periods)[0]).toBe('2020-Q4')
  })

  test('end with the one of the last day that VAT is owed of, and go on while that day is to come', () => {
    expect(keysOf(calendarOf({ lastDay: '2026-05-15' }).periods)).toEqual(['2026-Q1', '2026-Q2'])
    expect(keysOf(calendarOf({ lastDay: '2027-03-31' }).periods)).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'])
    expect(keysOf(calendarOf({ firstDay: null, lastDay: '2026-05-15' }).periods)).toEqual(['2026-Q2'])
  })

  test('begin at the first return where that is before the first booking', () => {
    const { periods } = calendarOf({ firstDay: '2026-08-01', filed: filedOf('2026-Q2') })
    expect(keysOf(periods)).toEqual(['2026-Q2', '2026-Q3', '2026-Q4'])
  })

  test('keep the length they were filed with when the frequency changes', () => {
    const months = calendarOf({ frequency: 'month', filed: filedOf('2026-Q1'), today: '2026-05-01' })
    expect(keysOf(months.periods)).toEqual(['2026-Q1', '2026-04', '2026-05'])
    const year = calendarOf({ frequency: 'year', filed: filedOf('2026-Q1'), today: '2026-05-01' })
    expect(keysOf(year.periods)).toEqual(['2026-Q1', '2026-Q2'])
    const quarter = calendarOf({ filed: filedOf('2026-01', '2026-02') })
    expect(keysOf(quarter.periods)).toEqual(['2026-01', '2026-02', '2026-03', '2026-Q2', '2026-Q3', '2026-Q4'])
    expect(keysOf(calendarOf({ frequency: 'month', filed: filedOf('2025') }).periods).slice(0, 2)).toEqual([
      '2025',
      '2026-01',
    ])
  })

  test('follow each other without a gap up to today, whatever was filed in whatever length', () => {
    const anyFrequency = fc.constantFrom<VatFrequency>('month', 'quarter', 'year')
    const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2024-01-15', days))
    fc.assert(
      fc.property(fc.array(anyFrequency, { maxLength: 6 }), anyFrequency, anyDay, (lengths, frequency, firstDay) => {
        const filed: Days[] = []
        for (const length of lengths) {
          const period = vatPeriodOf(addDays(filed.at(-1)?.end ?? '2023-12-31', 1), length)
          if (period.end < '2026-11-20' && period.start > (filed.at(-1)?.end ?? '')) filed.push(period)
        }
        const calendar = calendarOf({ frequency, firstDay, filed })
        const { periods } = calendar
        for (const [index, { start }] of periods.entries()) {
          if (index > 0) expect(start).toBe(addDays(periods[index - 1]?.end ?? '', 1))
        }
        expect((periods.at(-1)?.end ?? '') >= '2026-11-20' && (periods.at(-1)?.start ?? '') <= '2026-11-20').toBe(true)
        for (const days of filed) expect(periods).toContainEqual(expect.objectContaining(days))
      }),
    )
  })
})

test('a day lies in the period that was filed, else in one of the frequency, also after today', () => {
  const calendar = calendarOf({ filed: filedOf('2026-01') })
  expect(keysOf([periodOfDay(calendar, '2026-01-31'), periodOfDay(calendar, '2026-02-01')])).toEqual([
    '2026-01',
    '2026-02',
  ])
  expect(periodOfDay(calendar, '2027-04-01').key).toBe('2027-Q2')
})

test('a key names a period of the calendar, or one of the frequency before or after it', () => {
  const calendar = calendarOf({ filed: filedOf('2026-01') })
  for (const key of ['2026-01', '2026-02', '2026-Q2', '2025-Q4', '2027-Q1']) {
    expect(periodOfKey(calendar, key)?.key).toBe(key)
  }
  // Of another length, over what was filed, and in a year that no journal holds.
  for (const key of ['2026-04', '2026', '2026-Q1', '2025', '2027-01', '1999-Q4', '2100-Q1']) {
    expect(periodOfKey(calendar, key)).toBeNull()
  }
})

describe('what was filed', () => {
  const returns = filedOf('2026-Q1').map((days) => ({ ...days, id: 7 }))
  const calendar = vatCalendar({ today: '2026-11-20', firstDay: null, frequency: 'quarter', filed: returns })
  const period = (key: string) => vatPeriodOfKey(key)

  test('is found by its own days and no others', () => {
    expect(filedReturnOf(calendar, period('2026-Q1'))?.id).toBe(7)
    for (const key of ['2026-Q2', '2026-01', '2026']) expect(filedReturnOf(calendar, period(key))).toBeNull()
  })

  test('is not open, and nothing before it is waited for', () => {
    expect(keysOf(openPeriods(calendar))).toEqual(['2026-Q2', '2026-Q3', '2026-Q4'])
    expect(keysOf(earlierOpen(calendar, period('2026-Q4')))).toEqual(['2026-Q2', '2026-Q3'])
    expect(earlierOpen(calendar, period('2026-Q2'))).toEqual([])
  })

  test.each([
    ['2026-Q1', '2026-11-20', 'filed'],
    ['2026-Q3', '2026-10-31', 'due'],
    ['2026-Q3', '2026-11-01', 'late'],
    ['2026-Q4', '2026-11-20', 'open'],
    ['2027-Q1', '2026-11-20', 'future'],
  ])('says of %s on %s that it is %s', (key, today, state) => {
    expect(stateOf(calendar, period(key), today)).toBe(state)
  })
})

test('a period begins on the first day of one of the frequency, or of one that stands in the calendar', () => {
  const calendar = calendarOf({ filed: filedOf('2026-01') })
  for (const day of ['2026-02-01', '2026-04-01', '2020-07-01', '2031-10-01'])
    expect(isPeriodStart(calendar, day)).toBe(true)
  for (const day of ['2026-05-01', '2026-04-02', '2031-09-01']) expect(isPeriodStart(calendar, day)).toBe(false)
})

describe('under the small-business scheme', () => {
  const schemeSpans = [{ from: '2026-01-01', until: '2026-08-14', endedBy: 'limit' }] as const
  const states = (calendar: VatCalendar) =>
    calendar.periods.map((period) => [period.key, stateOf(calendar, period, '2026-11-20')])

  test('no return is asked of a whole period in which nothing is owed; from the day it ends one is', () => {
    const calendar = calendarOf({ schemeSpans })
    expect(states(calendar)).toEqual([
      ['2026-Q1', 'exempt'],
      ['2026-Q2', 'exempt'],
      ['2026-Q3', 'late'],
      ['2026-Q4', 'open'],
    ])
    expect(openPeriods(calendar).map(({ key }) => key)).toEqual(['2026-Q3', '2026-Q4'])
  })

  test('one is asked where VAT is owed all the same, and what was filed stays filed', () => {
    const filed = [{ start: '2026-01-01', end: '2026-03-31' }]
    const calendar = calendarOf({ schemeSpans, filed, daysToDeclare: ['2026-05-15'] })
    expect(states(calendar).slice(0, 2)).toEqual([
      ['2026-Q1', 'filed'],
      ['2026-Q2', 'late'],
    ])
  })
})
