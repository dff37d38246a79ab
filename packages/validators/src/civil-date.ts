import { daysInMonth } from './calendar.ts'
import { isIsoDate } from './is-iso-date.ts'

export { isIsoDate } from './is-iso-date.ts'

/*
 * Arithmetic on civil dates: `YYYY-MM-DD` text, years 0 to 9999. There is no clock, no time zone and no `Date` here, so
 * summer time cannot move a day. A text that is not a date, a count that is not a whole number or a result outside the
 * years 0 to 9999 is a mistake of the caller and throws a RangeError: a wrong day must not reach the books in silence.
 */

export type Quarter = 1 | 2 | 3 | 4

/** The date `days` later (earlier when negative). */
export function addDays(date: string, days: number): string {
  return fromDayNumber(toDayNumber(date) + wholeNumber(days))
}

/** The same day `months` later (earlier when negative), or the last day of that month when it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date)
  const total = year * 12 + month - 1 + wholeNumber(months)
  const toYear = Math.floor(total / 12)
  const toMonth = (((total % 12) + 12) % 12) + 1
  return isoDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

/** Days from one date to another: 1 from today to tomorrow, negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** The first day of the month of a date. */
export function startOfMonth(date: string): string {
  const [year, month] = partsOf(date)
  return isoDate(year, month, 1)
}

/** The last day of the month of a date. */
export function endOfMonth(date: string): string {
  const [year, month] = partsOf(date)
  return isoDate(year, month, daysInMonth(year, month))
}

/** The calendar quarter of a date. */
export function quarterOf(date: string): { year: number; quarter: Quarter } {
  const [year, month] = partsOf(date)
  return { year, quarter: month < 4 ? 1 : month < 7 ? 2 : month < 10 ? 3 : 4 }
}

/** The label of the quarter of a date: 'Q1' to 'Q4'. */
export function quarterLabel(date: string): string {
  return `Q${quarterOf(date).quarter}`
}

/** The day of the week: 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekday(date: string): number {
  return ((toDayNumber(date) + MONDAY_OFFSET) % 7) + 1
}

/**
 * The ISO 8601 week: Monday to Sunday, numbered within the year that holds its Thursday. That year is part of the
 * answer because it differs from the date's own around New Year.
 */
export function isoWeek(date: string): { year: number; week: number } {
  const day = toDayNumber(date)
  const thursday = day - weekday(date) + 4
  const ownYear = partsOf(date)[0]
  const year =
    thursday < dayNumber(ownYear, 1, 1) ? ownYear - 1 : thursday >= dayNumber(ownYear + 1, 1, 1) ? ownYear + 1 : ownYear
  return { year, week: Math.floor((thursday - dayNumber(year, 1, 1)) / 7) + 1 }
}

/** Negative, zero or positive as `a` is before, on or after `b`: an order for `sort`. */
export function compareDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Day 0 is 0000-01-01, a Saturday: five days after a Monday. */
const MONDAY_OFFSET = 5

/** Year, month (1..12) and day of a date that must be one. */
function partsOf(date: unknown): [year: number, month: number, day: number] {
  if (!isIsoDate(date))
    throw new RangeError(`Not a civil date: ${typeof date === 'string' ? date.slice(0, 20) : typeof date}`)
  return [+date.slice(0, 4), +date.slice(5, 7), +date.slice(8)]
}

function toDayNumber(date: string): number {
  return dayNumber(...partsOf(date))
}

/** Days since 0000-01-01: the days of the whole years before, of the months before, and of this month. */
function dayNumber(year: number, month: number, day: number): number {
  let days = daysBeforeYear(year) + day - 1
  for (let m = 1; m < month; m++) days += daysInMonth(year, m)
  return days
}

/** The year 0 is a leap year, which is why the leap days are those of the years up to `year - 1`, plus one. */
function daysBeforeYear(year: number): number {
  const last = year - 1
  return year * 365 + Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400) + 1
}

function fromDayNumber(days: number): string {
  let year = Math.floor(days / 365.2425)
  if (days < daysBeforeYear(year)) year--
  else if (days >= daysBeforeYear(year + 1)) year++
  let rest = days - daysBeforeYear(year)
  let month = 1
  for (let length = 31; rest >= length; length = daysInMonth(year, month)) {
    rest -= length
    month++
  }
  return isoDate(year, month, rest + 1)
}

function isoDate(year: number, month: number, day: number): string {
  if (!(year >= 0 && year <= 9999)) throw new RangeError('A civil date lies in the years 0 to 9999')
  return `${String(year).padStart(4, '0')}-${pad2(month)}-${pad2(day)}`
}

function pad2(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

function wholeNumber(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError('A number of days or months is a whole number')
  return count
}
