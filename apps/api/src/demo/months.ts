import { vatPeriodOf, type VatPeriod } from '@klopt/bookkeeping/vat'
import { addDays, addMonths, endOfMonth, startOfMonth } from '@klopt/validators'

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

/** The day in a month on which the VAT of the quarter before it is filed. */
export const filedOn = (month: string, today: string): string => dayIn(month, 26, today)

/** More than a month: of all that is paid each month the last one still waits. */
const WAITING_DAYS = 32

/**
 * Until when the lines of the bank were dealt with, so that there is something to do on every day of the year: those of this
 * month wait, and what came in lately in the month before, but for a quarter whose VAT was filed.
 */
export function bankBookedUntil(today: string): string {
  const month = startOfMonth(today)
  const endOfLast = addDays(month, -1)
  const lately = addDays(today, -WAITING_DAYS)
  const filed = [month, addMonths(month, -1)]
    .filter((candidate) => filedOn(candidate, today) < today)
    .flatMap((candidate) => quarterToFileIn(candidate)?.end ?? [])
  const latest = [lately, ...filed].toSorted().at(-1) ?? lately
  return latest < endOfLast ? latest : endOfLast
}
