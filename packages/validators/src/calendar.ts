/** The number of days in a month (1..12), 28 to 31; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % (year % 100 ? 4 : 400) ? 28 : 29
  if (month < 1 || month > 12) return 0
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Whether a month has such a day. */
export function isDay(year: number, month: number, day: number): boolean {
  return day > 0 && day <= daysInMonth(year, month)
}
