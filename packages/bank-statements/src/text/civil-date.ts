const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `YYYY-MM-DD` from its parts, or null when the calendar has no such day. */
export function civilDate(year: number, month: number, day: number): string | null {
  if (!(year >= 1900 && year <= 9999 && month >= 1 && month <= 12)) return null
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (!(day >= 1 && day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0))) return null // zero: a month that is none has no days
  return `${year}-${two(month)}-${two(day)}`
}

/** Reads `20240131`, `2024-01-31` (also with a time after it), `31-01-2024` and `1-1-2024`. */
export function civilDateOf(text: string): string | null {
  const yearFirst = /^(\d{4})(-?)(\d\d)\2(\d\d)(?:[T ].*)?$/.exec(text)
  if (yearFirst !== null) {
    return civilDate(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]))
  }
  const dayFirst = /^(\d\d?)[-/](\d\d?)[-/](\d{4})$/.exec(text)
  if (dayFirst === null) return null
  return civilDate(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]))
}

/** Reads `YYMMDD`; two digits of a year mean 1980 to 2079. */
export function shortCivilDate(text: string): string | null {
  if (!/^\d{6}$/.test(text)) return null
  const year = Number(text.slice(0, 2))
  return civilDate(year + (year < 80 ? 2000 : 1900), Number(text.slice(2, 4)), Number(text.slice(4)))
}

/**
 * Reads `MMDD` in the year that puts it nearest to `near`: a booking on 2 January may have
 * 31 December as its value date, and the other way round.
 */
export function nearestCivilDate(monthDay: string, near: string): string | null {
  const month = Number(monthDay.slice(0, 2))
  const apart = month - Number(near.slice(5, 7))
  const year = Number(near.slice(0, 4)) + (apart > 6 ? -1 : apart < -6 ? 1 : 0)
  return civilDate(year, month, Number(monthDay.slice(2)))
}

/** The civil date so many days later, or earlier when negative. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

function two(number: number): string {
  return number < 10 ? `0${number}` : `${number}`
}
