import { addDays, addMonths } from '@klopt/validators'
import type { AccountType } from './chart-rows.ts'

/**
 * The fiscal year (boekjaar) a day falls in, when it begins in `startMonth` (1 to 12). A year is named by the calendar
 * year in which it ends: with a start in July, 1 July 2026 to 30 June 2027 is 2027. The database's `fiscal_year_of`
 * says the same.
 */
export function fiscalYearOf(date: string, startMonth: number): number {
  const startsNext = startMonth > 1 && Number(date.slice(5, 7)) >= startMonth
  return Number(date.slice(0, 4)) + (startsNext ? 1 : 0)
}

/** The first and last day of a fiscal year; of one that runs out of the years 0 to 9999, the days that lie in them. */
export function fiscalYearRange(year: number, startMonth: number): { from: string; to: string } {
  if (startMonth === 1) return { from: `${yearText(year)}-01-01`, to: `${yearText(year)}-12-31` }
  const month = String(startMonth).padStart(2, '0')
  return {
    from: year < 1 ? '0000-01-01' : `${yearText(year - 1)}-${month}-01`,
    to: year > 9999 ? '9999-12-31' : addDays(`${yearText(year)}-${month}-01`, -1),
  }
}

const yearText = (year: number): string => String(year).padStart(4, '0')

/**
 * The days to lay beside a part of a fiscal year that begins on `from`: a whole year beside the whole year before it, of
 * 365 days or 366, and a year that still runs beside the year before until the same day.
 */
export function yearBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const isWhole = addDays(to, 1) === addMonths(from, 12)
  return { from: addMonths(from, -12), to: isWhole ? addDays(from, -1) : addMonths(to, -12) }
}

/**
 * Whether an account begins each fiscal year at nothing: revenue and costs do, since the result of a year is equity once
 * the year is over. What stands on the other accounts is carried over.
 */
export function isTemporary(type: AccountType): boolean {
  return type === 'revenue' || type === 'expense'
}

/** The first day of which lines count in what an account opens with on `from`; null when all of them do. */
export function openingCountsFrom(type: AccountType, from: string, startMonth: number): string | null {
  return isTemporary(type) ? fiscalYearRange(fiscalYearOf(from, startMonth), startMonth).from : null
}

/** The year as it is written: '2027', or '2026/2027' when it spans two calendar years. */
export function fiscalYearName(year: number, startMonth: number): string {
  return startMonth > 1 ? `${year - 1}/${year}` : String(year)
}
