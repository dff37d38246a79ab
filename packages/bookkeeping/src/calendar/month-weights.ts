import { addDays, addMonths } from '@klopt/validators'

/** How much of a month lies in a period. */
export interface MonthWeight {
  /** The last day of the period in that month. */
  readonly day: string
  /** Out of `PARTS_OF_MONTH`: each whole month as much as another, part of a month by its days. */
  readonly weight: number
}

/** 28, 29, 30 and 31 all divide it, so that a part of a month is a whole number. */
export const PARTS_OF_MONTH = 377_580

/** The months of a period, both days counting; none for a period that ends before it begins. */
export function monthWeights({ from, to }: { readonly from: string; readonly to: string }): MonthWeight[] {
  const months: MonthWeight[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) {
    const last = lastDayOfMonth(first)
    const day = last < to ? last : to
    const begin = first > from ? first : from
    const days = dayOfMonth(day) - dayOfMonth(begin) + 1
    if (days > 0) months.push({ day, weight: days * (PARTS_OF_MONTH / dayOfMonth(last)) })
  }
  return months
}

/** The last day of the month that a day is in. */
export const lastDayOfMonth = (day: string): string => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)

const dayOfMonth = (day: string): number => Number(day.slice(8))
