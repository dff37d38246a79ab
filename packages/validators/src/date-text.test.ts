import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, isIsoDate, weekday } from './civil-date.ts'
import { formatDate, formatDateLong, formatDateShort, parseDate } from './date-text.ts'
import { anyDate } from './testing/arbitraries.ts'

const today = '2026-11-21'

describe('parseDate', () => {
  test.each([
    ['3-4', '2026-04-03'],
    ['3-4-26', '2026-04-03'],
    ['03042026', '2026-04-03'],
    ['030426', '2026-04-03'],
    ['0304', '2026-04-03'],
    ['3/4/2026', '2026-04-03'],
    ['3.4.2026', '2026-04-03'],
    ['3 4 2026', '2026-04-03'],
    ['3 apr', '2026-04-03'],
    ['3 apr. 2026', '2026-04-03'],
    ['3 april 2026', '2026-04-03'],
    ['3 APRIL 2026', '2026-04-03'],
    ['3apr', '2026-04-03'],
    ['12 mrt', '2026-03-12'],
    ['12 sept', '2026-09-12'],
    ['31-12', '2026-12-31'],
    ['2026-04-03', '2026-04-03'],
    [' 3-4\xa0', '2026-04-03'],
    ['vandaag', '2026-11-21'],
    ['Gisteren', '2026-11-20'],
    ['morgen', '2026-11-22'],
    ['29-2-24', '2024-02-29'],
    ['311026', '2026-10-31'],
    ['20261031', '2026-10-31'],
    ['20240229', '2024-02-29'],
    ['20102010', '2010-10-20'],
    ['5', '2026-11-05'],
    ['05', '2026-11-05'],
    ['30', '2026-11-30'],
    ['ma', '2026-11-23'],
    ['Maandag', '2026-11-23'],
    ['vr', '2026-11-27'],
    ['za', '2026-11-28'],
    ['zo', '2026-11-22'],
    ['+14', '2026-12-05'],
    ['-21', '2026-10-31'],
    ['+0', '2026-11-21'],
    ['1-1-99', '1999-01-01'],
    ['1-1-75', '2075-01-01'],
  ])('reads %j as %s', (text, date) => {
    expect(parseDate(text, today)).toBe(date)
  })
  test.each([
    '',
    '0',
    '31',
    '123',
    '31-4',
    '20261332',
    'm',
    'maa',
    'ma 3',
    '+',
    '++1',
    '+1,5',
    '+12345',
    '29-2',
    '3-13',
    '0-4',
    '3-4-126',
    '2026-02-30',
    '3 foo',
    '3 ma',
    '3-4\n',
    'constructor',
    '3--4',
    '３-4',
    '3 o\u212at',
  ])('refuses %j', (text) => {
    expect(parseDate(text, today)).toBeNull()
  })
  test('gives no date when today is none, or when a day lies outside the calendar', () => {
    expect(parseDate('vandaag', 'nu')).toBeNull()
    expect(parseDate('gisteren', '0000-01-01')).toBeNull()
    expect(parseDate('morgen', '9999-12-31')).toBeNull()
    expect(parseDate('-1', '0000-01-01')).toBeNull()
    expect(parseDate('ma', '9999-12-31')).toBeNull()
    expect(parseDate('vandaag', '9999-12-31')).toBe('9999-12-31')
    expect(parseDate('+1', '9999-12-30')).toBe('9999-12-31')
  })
})

test('formats with digits, a short month and a full month', () => {
  expect([formatDate, formatDateShort, formatDateLong].map((format) => format('2026-04-03'))).toEqual([
    '03-04-2026',
    '3 apr 2026',
    '3 april 2026',
  ])
  expect([formatDate, formatDateShort, formatDateLong].map((format) => format('2026-02-30'))).toEqual(['', '', ''])
})

test('what is formatted is read back as the same date', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (date, anyToday) => {
      for (const format of [formatDate, formatDateShort, formatDateLong])
        expect(parseDate(format(date), anyToday)).toBe(date)
    }),
  )
})

test('eight digits are the same day with the year first and with the day first, in every year a business writes', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1900, max: 2099 }), (any, year) => {
      const date = `${year}${any.slice(4)}`
      fc.pre(isIsoDate(date))
      expect(parseDate(date.replaceAll('-', ''), today)).toBe(date)
      expect(parseDate(formatDate(date).replaceAll('-', ''), today)).toBe(date)
    }),
  )
})

describe('counted from today', () => {
  const anyToday = anyDate.filter((date) => date > '0100' && date < '9900')
  test('a number alone is that day of this month, or nothing where the month has no such day', () => {
    fc.assert(
      fc.property(anyToday, fc.integer({ min: 0, max: 99 }), (from, day) => {
        const date = `${from.slice(0, 8)}${String(day).padStart(2, '0')}`
        expect(parseDate(String(day), from)).toBe(isIsoDate(date) ? date : null)
      }),
    )
  })
  test('a day of the week is the first one after today, one to seven days away', () => {
    fc.assert(
      fc.property(anyToday, fc.constantFrom('ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'), (from, name) => {
        const date = parseDate(name, from) ?? ''
        expect(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'][weekday(date) - 1]).toBe(name)
        expect(daysBetween(from, date)).toBeGreaterThanOrEqual(1)
        expect(daysBetween(from, date)).toBeLessThanOrEqual(7)
      }),
    )
  })
  test('plus and minus count days', () => {
    fc.assert(
      fc.property(anyToday, fc.integer({ min: 0, max: 9999 }), (from, days) => {
        expect(parseDate(`+${days}`, from)).toBe(addDays(from, days))
        expect(parseDate(`-${days}`, from)).toBe(addDays(from, -days))
      }),
    )
  })
})
