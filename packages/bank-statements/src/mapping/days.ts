import { civilDate, daysAfter } from '../text/civil-date.ts'
import type { DateStyle } from './types.ts'

/** The beginnings of the months in Dutch, English and German. */
const MONTHS = [
  'jan',
  'feb',
  'mrt|maa|mar|mär',
  'apr',
  'mei|may|mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt|oct',
  'nov',
  'dec|dez',
]
const MONTH = new RegExp(`^(?:${MONTHS.map((names) => `(${names})`).join('|')})[a-zä]*$`, 'i')
/** Longer than any date with a time, and short enough to look at in no time. */
const LONGEST = 60
const TIME = /[T ,]+\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d+)?)?\s*(?:[AP]M)?\s*(?:Z|UTC|[+-]\d\d:?\d\d)?$/i

/**
 * The civil date in a cell, written in the order of the style with any separator, with or without a time, a year of two
 * digits or a month by its name. A date that begins with its year is read in any style, since it can be nothing else.
 * Null for anything else, such as 31 February.
 */
export function dayIn(written: string, style: DateStyle): string | null {
  if (written.length > LONGEST) return null
  const text = written.trim().replace(TIME, '')
  if (style === 'serial' && /^\d{5}$/.test(text)) return daysAfter('1899-12-30', Number(text))
  const yearFirst = /^(\d{4})([-/.])(\d\d?)\2(\d\d?)$/.exec(text)
  if (yearFirst !== null) return civilDate(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]))
  const parts = /^\d{8}$/.test(text) ? compact(text, style) : text.split(/[-/.,\s]+/)
  if (parts.length !== 3) return null
  return dateOf(parts, style)
}

function compact(text: string, style: DateStyle): string[] {
  if (style === 'ymd') return [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
  return [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
}

function dateOf(parts: readonly string[], style: DateStyle): string | null {
  const named = parts.findIndex((part) => MONTH.test(part))
  const numbers = parts.filter((_, index) => index !== named)
  if (numbers.some((part) => !/^\d{1,4}$/.test(part))) return null
  if (named !== -1) {
    const [day = '', year = ''] = style === 'ymd' ? numbers.toReversed() : numbers
    return dateBy(year, monthOf(parts[named] ?? ''), day) // zero: a place that was found is there
  }
  const [one = '', two = '', three = ''] = parts
  if (style === 'ymd') return dateBy(one, Number(two), three)
  if (style === 'dmy') return dateBy(three, Number(two), one)
  return style === 'mdy' ? dateBy(three, Number(one), two) : null
}

function monthOf(name: string): number {
  return (MONTH.exec(name) ?? []).slice(1).findIndex((found) => found !== undefined) + 1
}

function dateBy(year: string, month: number, day: string): string | null {
  if (day.length > 2 || (year.length !== 4 && year.length !== 2)) return null
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 80 ? 2000 : 1900)
  return full < 1980 || full > 2200 ? null : civilDate(full, month, Number(day))
}

/** Whether a cell holds a date in any style that texts are written in. */
export function isDay(text: string): boolean {
  return (['ymd', 'dmy', 'mdy'] as const).some((style) => dayIn(text, style) !== null)
}

/**
 * The style that reads all of the dates. Where the day and the month can be either, the one in which the rows are in
 * order; the Dutch one where both are.
 */
export function dateStyleOf(dates: readonly string[]): DateStyle | null {
  const fits = (['ymd', 'dmy', 'mdy', 'serial'] as const).filter((style) =>
    dates.every((text) => dayIn(text, style) !== null),
  )
  return fits.find((style) => isInOrder(dates.map((text) => dayIn(text, style) ?? ''))) ?? fits[0] ?? null // zero: all of them are read
}

function isInOrder(days: readonly string[]): boolean {
  const rises = days.every((day, at) => at === 0 || day >= (days[at - 1] ?? '')) // zero: the first has none before it
  return rises || days.every((day, at) => at === 0 || day <= (days[at - 1] ?? '')) // zero: as above
}
