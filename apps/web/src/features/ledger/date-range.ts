import type { DateRange } from '@klopt/ui'
import { addDays, isIsoDate } from '@klopt/validators'
import * as v from 'valibot'
import type { StoredDateRange } from '../../app/storage.ts'

export type { DateRange }

const wholeYear = (year: number | string): DateRange => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** A civil date of the address; what cannot be read counts as absent. */
const day = v.optional(
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.check((value: string) => isIsoDate(value)),
      ),
    ),
    undefined,
  ),
)
/** The range in an address. */
export const rangeSearch = v.object({ from: day, to: day })
export type RangeSearch = v.InferOutput<typeof rangeSearch>

/** The range of the address when it has a whole one, else the one chosen before, else this year. */
export function chosenRange({ from, to }: RangeSearch, stored: StoredDateRange | null, today: string): DateRange {
  if (from !== undefined && to !== undefined && from <= to) return { from, to }
  if (stored?.kind === 'year') return wholeYear(stored.year)
  if (stored?.kind === 'past-days') return { from: addDays(today, 1 - stored.days), to: today }
  if (stored?.kind === 'range' && isIsoDate(stored.from) && isIsoDate(stored.to) && stored.from <= stored.to) {
    return { from: stored.from, to: stored.to }
  }
  return wholeYear(today.slice(0, 4))
}

/** How a choice is kept: past days by how many, a whole year by its number, anything else by its days. */
export function storedOf(range: DateRange, pastDays?: number): StoredDateRange {
  if (pastDays !== undefined) return { kind: 'past-days', days: pastDays }
  const year = range.from.slice(0, 4)
  const isYear = range.from === `${year}-01-01` && range.to === `${year}-12-31`
  return isYear ? { kind: 'year', year: Number(year) } : { kind: 'range', ...range }
}
