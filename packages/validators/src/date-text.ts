import { addDays, isIsoDate, weekday } from './civil-date.ts'
import { isDay } from './calendar.ts'

const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
const SHORT_MONTHS = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ')
const WORDS: Record<string, number> = { eergisteren: -2, gisteren: -1, vandaag: 0, morgen: 1, overmorgen: 2 }
const WEEKDAYS = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' ')

const SEPARATED = /^([0-9]{1,2})[-/. ]([0-9]{1,2})(?:[-/. ]([0-9]{4}|[0-9]{2}))?$/
/** The years a business writes: day first they end in a month 19 or 20, so that the two orders never read the same digits. */
const YEAR_FIRST = /^((?:19|20)[0-9]{2})([0-9]{2})([0-9]{2})$/
const JOINED = /^([0-9]{2})([0-9]{2})([0-9]{4}|[0-9]{2})?$/
const DAY = /^[0-9]{1,2}$/
const SHIFT = /^[-+][0-9]{1,4}$/
const NAMED = /^([0-9]{1,2})[- ]?([a-z]{3,9})\.?(?:[- ]?([0-9]{4}|[0-9]{2}))?$/

/**
 * Reads a date as people type it, or gives null: `3-4`, `3-4-26`, `03042026`, `20260403`, `0304`, `3 apr`,
 * `3 april 2026`, `2026-04-03`; counted from `today`: `5` (of this month), `ma` or `maandag` (the first one after today),
 * `+14` and `-3` (days), `vandaag`, `gisteren`, `morgen` (and a day further). `-`, `/`, `.` and a space separate. Without
 * a year it is the year of `today`; a year of two digits is the nearest one to it. Eight digits are read with the year
 * first where that gives a day of 1900 to 2099, else with the day first.
 */
export function parseDate(text: string, today: string): string | null {
  if (typeof text !== 'string' || text.length > 32 || !isIsoDate(today)) return null
  const typed = asciiLower(text.replace(/^[ \xa0]+|[ \xa0]+$/g, '').replaceAll('\xa0', ' '))
  return isIsoDate(typed) ? typed : (relativeDate(typed, today) ?? yearFirst(typed) ?? dayFirst(typed, today))
}

/** A day counted from today: a word, a day of the week, a number of days, or a day of this month. */
function relativeDate(typed: string, today: string): string | null {
  const shift = Object.hasOwn(WORDS, typed) ? WORDS[typed] : SHIFT.test(typed) ? Number(typed) : undefined
  if (shift !== undefined) return shifted(today, shift)
  if (DAY.test(typed)) return dateOf(+today.slice(0, 4), +today.slice(5, 7), +typed)
  const wanted = WEEKDAYS.findIndex((name) => name === typed || name.slice(0, 2) === typed) + 1
  return wanted ? shifted(today, ((wanted - weekday(today) + 6) % 7) + 1) : null
}

function yearFirst(typed: string): string | null {
  const match = YEAR_FIRST.exec(typed)
  return match && dateOf(Number(match[1]), Number(match[2]), Number(match[3]))
}

function dayFirst(typed: string, today: string): string | null {
  const match = SEPARATED.exec(typed) ?? JOINED.exec(typed) ?? NAMED.exec(typed)
  if (!match) return null
  const [, day = '', month = '', year] = match
  return dateOf(fullYear(year, +today.slice(0, 4)), monthNumber(month), +day)
}

/** A date with digits: '03-04-2026'. What is not a date gives an empty text. */
export function formatDate(date: string): string {
  return isIsoDate(date) ? `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}` : ''
}

/** A date with a short month: '3 apr 2026'. What is not a date gives an empty text. */
export function formatDateShort(date: string): string {
  return withMonthName(date, SHORT_MONTHS)
}

/** A date in full: '3 april 2026'. What is not a date gives an empty text. */
export function formatDateLong(date: string): string {
  return withMonthName(date, MONTHS)
}

/** The year keeps its four digits ('3 april 0026'), or reading it back would give another century. */
function withMonthName(date: string, names: string[]): string {
  return isIsoDate(date) ? `${+date.slice(8)} ${names[+date.slice(5, 7) - 1]} ${date.slice(0, 4)}` : ''
}

/** Digits, a short name, or the full name cut off anywhere after three letters; 0 when it is no month. */
function monthNumber(text: string): number {
  if (text <= '9') return Number(text)
  const short = SHORT_MONTHS.indexOf(text)
  return (short >= 0 ? short : MONTHS.findIndex((name) => name.startsWith(text))) + 1
}

function fullYear(text: string | undefined, thisYear: number): number {
  if (!text) return thisYear
  return text.length === 4 ? +text : +text + 100 * Math.round((thisYear - +text) / 100)
}

function dateOf(year: number, month: number, day: number): string | null {
  if (!isDay(year, month, day)) return null
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isIsoDate(text) ? text : null
}

/** Near the first and the last day of the calendar a count may lead out of it, to no day that can be written. */
function shifted(today: string, days: number): string | null {
  try {
    return addDays(today, days)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Lower-cases the letters A to Z alone: look-alikes such as the Kelvin sign must not become letters. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
