import { addDays, addMonths } from '@klopt/validators'

export type ScheduleUnit = 'day' | 'week' | 'month' | 'year'

/** Every so many days, weeks, months or years from a first day. */
export interface Interval {
  readonly unit: ScheduleUnit
  readonly count: number
  /** Its first day; in months and years the others are the same day, or the last one of a shorter month. */
  readonly startsOn: string
}

/** Counted from the first day and not from the one before, so that day 31 comes back after a shorter month. */
export function nthDay({ unit, count, startsOn }: Interval, index: number): string {
  const steps = count * index
  if (unit === 'day' || unit === 'week') return addDays(startsOn, unit === 'week' ? 7 * steps : steps)
  return addMonths(startsOn, unit === 'year' ? 12 * steps : steps)
}
