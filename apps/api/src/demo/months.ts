import { vatPeriodOf, type VatPeriod } from '@klopt/bookkeeping/vat'
import { addDays, addMonths, endOfMonth } from '@klopt/validators'

/** The first days of the months from `count` months ago to now, oldest first. */
export function monthsUntil(today: string, count: number): string[] {
  const current = `${today.slice(0, 7)}-01`
  return Array.from({ length: count + 1 }, (_value, index) => addMonths(current, index - count))
}

/** A day of a month, never past its end nor past today. */
export function dayIn(month: string, day: number, today: string): string {
  const wanted = addDays(month, day - 1)
  const end = endOfMonth(month)
  const within = wanted > end ? end : wanted
  return within > today ? today : within
}

/** The quarter that ended before a month and is filed in it; null when none ended. */
export function quarterToFileIn(month: string): VatPeriod | null {
  return [1, 4, 7, 10].includes(Number(month.slice(5, 7))) ? vatPeriodOf(addDays(month, -1), 'quarter') : null
}
