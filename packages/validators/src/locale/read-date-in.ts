import { addDays, isIsoDate } from '../civil-date.ts'
import { parseDate } from '../date-text.ts'
import { digitsOf } from './digits-of.ts'

type Part = 'day' | 'month' | 'year'

const DUTCH_WEEKDAYS = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' ')
const MAX_LENGTH = 64

/**
 * Reads dates as `parseDate` does, with the words of a locale and in its order: `04/13/2026` in en-US, `13.4.26` and
 * `morgen` in de-DE. A year of four digits in front is always a year.
 */
export function readDateIn(locale: string, order: readonly Part[], weekdays: readonly string[]) {
  const digits = digitsOf(locale)
  const words = relativeWords(locale)
  const months = monthNames(locale)
  return (text: string, today: string): string | null => {
    if (typeof text !== 'string' || text.length > MAX_LENGTH || !isIsoDate(today)) return null
    const typed = digits.toDutch(text).replaceAll(',', '.').trim().toLocaleLowerCase(locale)
    const shift = words.get(typed)
    if (shift !== undefined) return addDays(today, shift)
    const day = DUTCH_WEEKDAYS[wordIndex(typed, weekdays, 2, locale)]
    if (day !== undefined) return parseDate(day, today)
    const dutch = withMonthName(typed, months, locale) ?? dayFirst(typed, order) ?? typed
    return parseDate(dutch, today)
  }
}

/** 'Yesterday', 'today' and 'tomorrow', and what a language has for the days beyond those. */
function relativeWords(locale: string): ReadonlyMap<string, number> {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const shifts = [2, 1, 0, -1, -2]
  return new Map(shifts.map((shift) => [format.format(shift, 'day').toLocaleLowerCase(locale), shift]))
}

function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', calendar: 'gregory', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)))
}

/** Which of the names a text is the beginning of, of at least so many letters; -1 for none. */
function wordIndex(typed: string, names: readonly string[], fewest: number, locale: string): number {
  if (!/^\p{L}+$/u.test(typed) || typed.length < fewest) return -1
  return names.findIndex((name) => name.toLocaleLowerCase(locale).startsWith(typed))
}

/** 'apr 3, 2026' and '3 april' with a number for the month, day first. */
function withMonthName(typed: string, months: readonly string[], locale: string): string | null {
  const [word = ''] = /\p{L}{3,}/u.exec(typed) ?? []
  const month = wordIndex(word, months, 3, locale) + 1
  const [one, other, ...more] = typed.match(/\d+/g) ?? []
  if (month === 0 || one === undefined || more.length > 0) return null
  const [day, year] = one.length === 4 ? [other, one] : [one, other]
  return [day, month, year].filter((part) => part !== undefined).join('-')
}

/** Digits in the order of the locale, day first: '04/13/2026' is '13-04-2026' where the month comes first. */
function dayFirst(typed: string, order: readonly Part[]): string | null {
  const joined = /^(?:19|20)\d{6}$/.test(typed) ? null : /^(\d\d)(\d\d)(\d{4}|\d\d)?$/.exec(typed)
  const separated = /^\d{1,4}(?:[-/. ]+\d{1,4}){1,2}[-/. ]*$/.test(typed) ? typed.match(/\d+/g) : null
  const parts = separated ?? joined?.slice(1).filter((part) => part !== undefined)
  if (!parts) return null
  const named = parts.length === 2 ? order.filter((part) => part !== 'year') : yearLeads(parts) ? YEAR_FIRST : order
  const at = (part: Part) => parts[named.indexOf(part)]
  return [at('day'), at('month'), at('year')].filter((part) => part !== undefined).join('-')
}

const YEAR_FIRST: readonly Part[] = ['year', 'month', 'day']
const yearLeads = (parts: readonly string[]): boolean => parts[0]?.length === 4
