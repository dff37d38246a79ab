import { addDays, weekday } from '@klopt/validators'
import { easterOf } from './easter.ts'

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
