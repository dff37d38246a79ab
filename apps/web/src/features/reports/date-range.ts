import { fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { DateRange } from '@klopt/ui'
import { addDays, isIsoDate } from '@klopt/validators'
import * as v from 'valibot'
import { searchDay } from '../../app/routing/search-day.ts'
import type { StoredDateRange } from '../../app/storage.ts'

export type { DateRange }

/** The range in an address. */
export const rangeSearch = v.object({ from: searchDay, to: searchDay })
export type RangeSearch = v.InferOutput<typeof rangeSearch>

/** The fiscal year that a day lies in. */
export const fiscalYearAround = (day: string, startMonth: number): DateRange =>
  fiscalYearRange(fiscalYearOf(day, startMonth), startMonth)

/** The range of the address when it has a whole one, else the one chosen before, else this fiscal year. */
export function chosenRange(
  { from, to }: RangeSearch,
  stored: StoredDateRange | null,
  { today, startMonth }: { today: string; startMonth: number },
): DateRange {
  if (from !== undefined && to !== undefined && from <= to) return { from, to }
  if (stored?.kind === 'year') return fiscalYearRange(stored.year, startMonth)
  if (stored?.kind === 'past-days') return { from: addDays(today, 1 - stored.days), to: today }
  if (stored?.kind === 'range' && isIsoDate(stored.from) && isIsoDate(stored.to) && stored.from <= stored.to) {
    return { from: stored.from, to: stored.to }
  }
  return fiscalYearAround(today, startMonth)
}

/** How a choice is kept: past days by how many, a whole fiscal year by its name, anything else by its days. */
export function storedOf(range: DateRange, startMonth: number, pastDays?: number): StoredDateRange {
  if (pastDays !== undefined) return { kind: 'past-days', days: pastDays }
  const year = fiscalYearOf(range.from, startMonth)
  const { from, to } = fiscalYearRange(year, startMonth)
  return range.from === from && range.to === to ? { kind: 'year', year } : { kind: 'range', ...range }
}
