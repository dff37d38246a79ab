import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
    ['1-1-99', '1999-01-01'],
    ['1-1-75', '2075-01-01'],
  ])('reads %j as %s', (text, date) => {
    expect(parseDate(text, today)).toBe(date)
  })
  test.each([
    '',
    '3',
    '31-4',
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
    expect(parseDate('vandaag', '9999-12-31')).toBe('9999-12-31')
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
      expect(parseDate(formatDate(date).replaceAll('-', ''), anyToday)).toBe(date)
    }),
  )
})
