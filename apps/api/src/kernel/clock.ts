import { todayIn } from '@klopt/validators'

/** Where the server gets the time; tests give their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The civil date in Europe/Amsterdam, YYYY-MM-DD: what "today" is for every user. */
export function civilDate(instant: Date): string {
  return todayIn('Europe/Amsterdam', instant)
}

/** The hour of the day in Europe/Amsterdam, from 0. */
export const hourOf = (instant: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: '2-digit', hourCycle: 'h23' }).format(
      instant,
    ),
  )

/** Whole seconds since 1970, as instants go over the wire. */
export function toTimestamp(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/** The same, for an instant that may be absent. */
export function toTimestampOrNull(instant: Date | null): number | null {
  return instant === null ? null : toTimestamp(instant)
}
