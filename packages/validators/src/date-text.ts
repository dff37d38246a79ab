import { addDays, isIsoDate } from './civil-date.ts'
import { isDay } from './calendar.ts'

const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
const SHORT_MONTHS = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ')
const WORDS: Record<string, number> = { eergisteren: -2, gisteren: -1, vandaag: 0, morgen: 1, overmorgen: 2 }

const SEPARATED = /^([0-9]{1,2})[-/. ]([0-9]{1,2})(?:[-/. ]([0-9]{4}|[0-9]{2}))?$/
const JOINED = /^([0-9]{2})([0-9]{2})([0-9]{4}|[0-9]{2})?$/
const NAMED = /^([0-9]{1,2})[- ]?([a-z]{3,9})\.?(?:[- ]?([0-9]{4}|[0-9]{2}))?$/

/**
 * Reads a date as people type it, or gives null: `3-4`, `3-4-26`, `03042026`, `0304`, `3 apr`, `3 april 2026`,
 * `2026-04-03`, `vandaag`, `gisteren`, `morgen` (and a day further). `-`, `/`, `.` and a space separate. Without a year it
 * is the year of `today`; a year of two digits is the nearest one to it.
 */
export function parseDate(text: string, today: string): string | null {
  if (typeof text !== 'string' || text.length > 32 || !isIsoDate(today)) return null
  const typed = asciiLower(text.replace(/^[ \xa0]+|[ \xa0]+$/g, '').replaceAll('\xa0', ' '))
  if (isIsoDate(typed)) return typed
  const shift = Object.hasOwn(WORDS, typed) ? WORDS[typed] : undefined
  if (shift !== undefined) return shifted(today, shift)
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

/** The days around the first and the last day of the calendar cannot all be written, so nothing is counted there. */
function shifted(today: string, days: number): string | null {
  if (days === 0) return today
  return today > '0000-01-02' && today < '9999-12-30' ? addDays(today, days) : null
}

/** Lower-cases the letters A to Z alone: look-alikes such as the Kelvin sign must not become letters. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
