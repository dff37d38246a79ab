import { addDays, weekday } from '@klopt/validators'
import { easterOf } from './easter.ts'

/**
 * Whether a term can end on a day: not on a Saturday, a Sunday or a general holiday (articles 1 and 3 Algemene
 * termijnenwet, with Good Friday, which it puts on a level with them, and Liberation Day).
 */
export function isDutchWorkday(date: string): boolean {
  if (weekday(date) >= 6 || SAME_DAY.includes(date.slice(5))) return false
  const easter = easterOf(Number(date.slice(0, 4)))
  if (FROM_EASTER.some((days) => date === addDays(easter, days))) return false
  return date !== kingsDay(date.slice(0, 4))
}

const SAME_DAY = ['01-01', '05-05', '12-25', '12-26']

/** Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const FROM_EASTER = [-2, 1, 39, 50]

/** 27 April, or the day before when that is a Sunday. */
function kingsDay(year: string): string {
  const day = `${year}-04-27`
  return weekday(day) === 7 ? addDays(day, -1) : day
}
