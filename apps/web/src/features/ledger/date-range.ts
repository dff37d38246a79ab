import { addDays, addMonths, endOfMonth, isIsoDate } from '@klopt/validators'
import * as v from 'valibot'
import type { StoredDateRange } from '../../app/storage.ts'

/** Civil days, both included. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

export interface RangePreset {
  readonly id: string
  readonly label: string
  readonly range: DateRange
}

const wholeYear = (year: number | string): DateRange => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The ranges one asks for most: this year, its quarters Q1 to Q4, and last year. */
export function rangePresets(today: string): RangePreset[] {
  const year = Number(today.slice(0, 4))
  const quarters = [1, 2, 3, 4].map((quarter) => {
    const from = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
    return { id: `q${quarter}`, label: `Q${quarter} ${year}`, range: { from, to: endOfMonth(addMonths(from, 2)) } }
  })
  return [
    { id: 'this-year', label: 'Dit jaar', range: wholeYear(year) },
    ...quarters,
    { id: 'last-year', label: 'Vorig jaar', range: wholeYear(year - 1) },
  ]
}

/** The preset that is exactly this range, or null. */
export const presetOf = (range: DateRange, today: string): RangePreset | null =>
  rangePresets(today).find((preset) => preset.range.from === range.from && preset.range.to === range.to) ?? null

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

/** How a choice is kept: a whole year by its number, anything else by its days. */
export function storedOf(range: DateRange): StoredDateRange {
  const year = range.from.slice(0, 4)
  const isYear = range.from === `${year}-01-01` && range.to === `${year}-12-31`
  return isYear ? { kind: 'year', year: Number(year) } : { kind: 'range', ...range }
}
