import { addDays, addMonths, endOfMonth, startOfMonth } from '@klopt/validators'
import { dutch } from './texts.ts'

/** Civil days, `YYYY-MM-DD`, both included. */
export interface DateRange {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string
  /** The last day, which belongs to it, `YYYY-MM-DD`. */
  readonly to: string
}

export interface DateRangePreset {
  /** What tells it from the others: `q1`, `year`. */
  readonly id: string
  /** Its name on the button. */
  readonly label: string
  /** The days it stands for. */
  readonly range: DateRange
}

/** How many past days a range can count. */
export const MAX_PAST_DAYS = 799

/** The twelve months from a month on, in which the day lies. */
function yearAround(day: string, startMonth: number): DateRange {
  const start = `${pad4(Number(day.slice(0, 4)))}-${String(startMonth).padStart(2, '0')}-01`
  const from = start <= day ? start : addMonths(start, -12)
  return { from, to: endOfMonth(addMonths(from, 11)) }
}
const wholeMonth = (date: string): DateRange => ({ from: startOfMonth(date), to: endOfMonth(date) })
const pad4 = (year: number) => String(year).padStart(4, '0')

/**
 * The ranges one asks for most: this year, what of it has been, the quarters Q1 to Q4, last year, this month and last month. Years that
 * begin in another month than January are called 'boekjaar'; quarters are those of the calendar.
 */
export function dateRangePresets(today: string, yearStartMonth = 1, texts = dutch): readonly DateRangePreset[] {
  const year = Number(today.slice(0, 4))
  const thisYear = yearAround(today, yearStartMonth)
  const lastYear = yearAround(addDays(thisYear.from, -1), yearStartMonth)
  const [thisLabel, lastLabel] =
    yearStartMonth > 1 ? [texts.thisFiscalYear, texts.lastFiscalYear] : [texts.thisYear, texts.lastYear]
  const quarters = [1, 2, 3, 4].map((quarter) => {
    const from = `${pad4(year)}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
    return {
      id: `q${quarter}`,
      label: texts.quarter(quarter, year),
      range: { from, to: endOfMonth(addMonths(from, 2)) },
    }
  })
  return [
    { id: 'this-year', label: thisLabel, range: thisYear },
    ...(today < thisYear.to
      ? [{ id: 'to-date', label: texts.toDate(thisLabel), range: { from: thisYear.from, to: today } }]
      : []),
    ...quarters,
    { id: 'last-year', label: lastLabel, range: lastYear },
    { id: 'this-month', label: texts.thisMonth, range: wholeMonth(today) },
    { id: 'last-month', label: texts.lastMonth, range: wholeMonth(addMonths(today, -1)) },
  ]
}

/** The preset that is exactly this range, or null. */
export const dateRangePresetOf = (
  range: DateRange | null,
  today: string,
  yearStartMonth?: number,
  texts = dutch,
): DateRangePreset | null =>
  dateRangePresets(today, yearStartMonth, texts).find((preset) => isSameRange(preset.range, range)) ?? null

/** So many days that end today and count it; null when they are not 1 to 799 whole days. */
export const pastDays = (days: number, today: string): DateRange | null =>
  Number.isInteger(days) && days >= 1 && days <= MAX_PAST_DAYS ? { from: addDays(today, 1 - days), to: today } : null

export const isSameRange = (one: DateRange | null, other: DateRange | null): boolean =>
  one === other || (one !== null && other !== null && one.from === other.from && one.to === other.to)

/** The part of a range within limits, or null when there is none. */
export function withinLimits({ from, to }: DateRange, min?: string, max?: string): DateRange | null {
  const first = min !== undefined && from < min ? min : from
  const last = max !== undefined && to > max ? max : to
  return first <= last ? { from: first, to: last } : null
}

/** The days between two days, whichever comes first. */
export const rangeBetween = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }
