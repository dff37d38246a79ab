import { addDays, formatDate, formatDateLong, formatDateShort } from '@klopt/validators'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesIn } from './dates.ts'

const read = (text: string) => datesIn(text).map(({ value }) => value)

describe('dates', () => {
  test.each([
    '3-2-2026',
    '03/02/26',
    '03.02.2026',
    '3 - 2 - 2026',
    '03 02 2026',
    '3 februari 2026',
    "3 feb. '26",
    '3 feb 2026',
    '3-feb-2026',
    '3-FEB-26',
    '3. Februar 2026',
    '3 February 2026',
    '3rd of February 2026',
    'February 3, 2026',
    'Feb 3, 2026',
    '3 fevrier 2026',
    '2026-02-03',
    '2026/02/03',
    '20260203',
    '3 februari\n2026',
    'Datum: 3-2-2026.',
    '3-2-2026 14:05',
  ])('reads %s', (text) => {
    expect(read(text)).toEqual(['2026-02-03'])
  })

  test.each([
    '31-2-2026',
    '0-1-2026',
    '13-13-2026',
    '32 maart 2026',
    '3-2',
    '1-2-3-2026',
    '12.03.2026.5',
    '3 februari',
    '20261301',
    '31/04/2026',
    '00/05/2026',
    '30/02/2026',
  ])('refuses %s', (text) => {
    expect(read(text)).toEqual([])
  })

  test('reads the month first only where the day cannot be a month', () => {
    expect(read('02/25/2026 and 02/03/2026')).toEqual(['2026-03-02', '2026-02-25'])
  })

  test('is less sure of the month first than of the day first', () => {
    // A date that is not read has no score (NaN), than which nothing is less.
    const [american, dutch] = ['02/25/2026', '25/02/2026'].map((text) => Number(datesIn(text)[0]?.score))
    expect(american).toBeLessThan(Number(dutch))
  })

  test('reads back every date in every form', () => {
    const date = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days))
    fc.assert(
      fc.property(date, fc.constantFrom(...FORMS), (day, form) => {
        expect(read(`Datum ${form(day)} te Utrecht`)).toEqual([day])
      }),
    )
  })
})

const ENGLISH = 'January February March April May June July August September October November December'.split(' ')
const GERMAN = 'Januar Februar Marz April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const FRENCH = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ')

function named(date: string, names: readonly string[]): [day: number, month: string, year: string] {
  return [Number(date.slice(8)), names[Number(date.slice(5, 7)) - 1] ?? '', date.slice(0, 4)]
}

const FORMS: ((date: string) => string)[] = [
  (date) => date,
  (date) => date.replaceAll('-', ''),
  formatDate,
  formatDateShort,
  formatDateLong,
  (date) => formatDate(date).replaceAll('-', '/'),
  (date) => formatDate(date).replaceAll('-', '.'),
  (date) => formatDate(date).replaceAll('-', ' - '),
  (date) => formatDateLong(date).toUpperCase(),
  (date) => formatDateShort(date).replace(/ (\w+) /, ' $1. '),
  (date) => formatDateShort(date).replaceAll(' ', '-'),
  (date) => named(date, ENGLISH).join(' '),
  (date) => named(date, FRENCH).join(' '),
  (date) => named(date, GERMAN).join(' ').replace(' ', '. '),
  (date) =>
    named(date, ENGLISH)
      .join(' ')
      .replace(/^(\d+) (\w+)/, '$2 $1,'),
]
