const ISO_DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/

/**
 * Whether the value is a real day written as `YYYY-MM-DD`: the extended calendar date of ISO 8601 in the proleptic
 * Gregorian calendar, years 0 to 9999 (the year 0 exists and is a leap year).
 */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return false
  const day = +value.slice(8)
  return day > 0 && day <= daysInMonth(+value.slice(0, 4), +value.slice(5, 7))
}

/** The number of days in a month (1..12), 28 to 31; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 || (year % 100 === 0 && year % 400) ? 28 : 29
  if (month < 1 || month > 12) return 0
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
