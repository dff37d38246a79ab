import { addDays, weekday } from '@klopt/validators'

/**
 * Whether banks settle on a day: TARGET is closed on Saturdays, Sundays, New Year's Day, Good Friday, Easter Monday,
 * 1 May, and 25 and 26 December (European Central Bank, long-term calendar for TARGET closing days, 14 December 2000).
 */
export function isTargetDay(date: string): boolean {
  if (weekday(date) >= 6 || CLOSED.includes(date.slice(5))) return false
  const easter = easterOf(Number(date.slice(0, 4)))
  return date !== addDays(easter, -2) && date !== addDays(easter, 1)
}

/** The day itself when banks settle on it, or else the next on which they do. */
export function targetDayFrom(date: string): string {
  let day = date
  while (!isTargetDay(day)) day = addDays(day, 1)
  return day
}

/** The day on which banks settle, so many of them after the given one. What is handed in while they are closed waits. */
export function addTargetDays(date: string, days: number): string {
  let day = targetDayFrom(date)
  for (let count = 0; count < days; count++) day = targetDayFrom(addDays(day, 1))
  return day
}

const CLOSED = ['01-01', '05-01', '12-25', '12-26']

/** Easter Sunday of the Gregorian calendar (the algorithm of Butcher, Astronomical Algorithms by Meeus, chapter 8). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leapCenturies - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451)
  const count = moon + toSunday - 7 * late + 114
  const month = String(Math.floor(count / 31)).padStart(2, '0')
  return `${year}-${month}-${String((count % 31) + 1).padStart(2, '0')}`
}
