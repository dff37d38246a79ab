import { addDays, addMonths, endOfMonth, startOfMonth } from '@klopt/validators'

export type ScheduleUnit = 'day' | 'week' | 'month' | 'year'

/** Every so many days, weeks, months or years from a first day. */
export interface Interval {
  readonly unit: ScheduleUnit
  readonly count: number
  /** Its first day; in months and years the others are the same day, or the last one of a shorter month. */
  readonly startsOn: string
  /** The day that is meant where the first month is too short for it: 31 for one that begins on 28 February. */
  readonly dayOfMonth?: number | null
}

/** Counted from the first day and not from the one before, so that day 31 comes back after a shorter month. */
export function nthDay(interval: Interval, index: number): string {
  const { unit, count, startsOn } = interval
  const steps = count * index
  if (unit === 'day' || unit === 'week') return addDays(startsOn, unit === 'week' ? 7 * steps : steps)
  return dayIn(addMonths(startOfMonth(startsOn), unit === 'year' ? 12 * steps : steps), interval)
}

/** Whether the first day is the one that is meant, or the last one of a month without it. */
export const beginsOnItsDay = (interval: Interval): boolean =>
  interval.dayOfMonth == null ||
  ((interval.unit === 'month' || interval.unit === 'year') &&
    dayIn(startOfMonth(interval.startsOn), interval) === interval.startsOn)

function dayIn(firstOfMonth: string, { startsOn, dayOfMonth }: Interval): string {
  const day = addDays(firstOfMonth, (dayOfMonth ?? Number(startsOn.slice(8))) - 1)
  const last = endOfMonth(firstOfMonth)
  return day < last ? day : last
}
