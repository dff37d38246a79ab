import { addDays } from '../civil-date.ts'
import { isIsoDate } from '../is-iso-date.ts'
import { digitsOf } from './digits-of.ts'
import { readDateIn } from './read-date-in.ts'

/** What stands for a day, a month and a year: letters in an empty field, or their digits. */
export type DateLetters = Readonly<Record<'day' | 'month' | 'year', string>>

/** Reads and writes civil dates, `YYYY-MM-DD`. */
export interface DateStyle {
  /** The date of what was typed, or null; counted from `today` where it says no month or year. */
  parse: (text: string, today: string) => string | null
  /** With digits: '04/13/2026'. An empty text for what is no date. */
  show: (date: string) => string
  /** In full: 'April 13, 2026'. An empty text for what is no date. */
  showLong: (date: string) => string
  /** Its month and year: 'April 2026'. */
  showMonth: (date: string) => string
  /** The order of the locale, as in 'mm/dd/yyyy'. */
  pattern: (letters: DateLetters) => string
  /** Short, or an initial where a language has no short name, and in full, from Monday. */
  weekdays: readonly (readonly [short: string, full: string])[]
  /** The day a week begins with: 1 is Monday, 7 Sunday. */
  firstDay: number
}

const MONDAY = '2024-01-01'

/** Dates as a locale writes them: `datesIn('en-US').parse('04/13/2026', today)` is '2026-04-13'. */
export function datesIn(locale: string): DateStyle {
  const digits = digitsOf(locale)
  const nameIn = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
    return (date: string) => (isIsoDate(date) ? format.format(instantOf(date)) : '')
  }
  const parts = partsOf(locale)
  const pattern = (letters: DateLetters) =>
    parts.map(({ type, value }) => (isLetter(type) ? letters[type] : value)).join('')
  const [initial, short, full] = [
    nameIn({ weekday: 'narrow' }),
    nameIn({ weekday: 'short' }),
    nameIn({ weekday: 'long' }),
  ]
  // Arabic and Persian have no short names: what stands above a column of days is the initial.
  const shortest = (date: string) => (short(date) === full(date) ? initial(date) : short(date))
  const week = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index))
  const weekdays = week.map((date) => [shortest(date), full(date)] as const)
  return {
    parse: readDateIn(
      locale,
      parts.map(({ type }) => type).filter(isLetter),
      weekdays.map(([, name]) => name),
    ),
    show: (date) =>
      isIsoDate(date)
        ? digits.draw(pattern({ year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8) }))
        : '',
    showLong: nameIn({ day: 'numeric', month: 'long', year: 'numeric' }),
    showMonth: nameIn({ month: 'long', year: 'numeric' }),
    pattern,
    weekdays,
    firstDay: firstDayIn(locale),
  }
}

const isLetter = (type: string): type is keyof DateLetters => type === 'day' || type === 'month' || type === 'year'

/** The parts of a date with digits, without the marks of direction among them. */
const partsOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' })
    .formatToParts()
    .map(({ type, value }) => ({ type, value: value.replace(/[\u061c\u200e\u200f]/g, '') }))

interface WeekInfo {
  firstDay: number
}

/** Browsers give it by a method, older ones by a property, and some not at all: then it is Monday, as ISO has it. */
function firstDayIn(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1 // zero: Monday, where a browser does not know
}

/** The years before 100 would be of another century as arguments of `Date.UTC`. */
const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`)
