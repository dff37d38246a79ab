import { todayIn } from '@klopt/validators'

/** Where the server gets the time; tests give their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Since then days of Amsterdam begin on a whole minute. */
const WHOLE_MINUTES_SINCE_MS = Date.UTC(1950, 0, 1)
/** The minute that was asked last and its day: each call asks for today several times. */
let lastAsked = { minute: Number.NaN, day: '' }

/** The civil date in Europe/Amsterdam, YYYY-MM-DD: what "today" is for every user. */
export function civilDate(instant: Date): string {
  const at = instant.getTime()
  const minute = Math.floor(at / 60_000)
  if (minute === lastAsked.minute) return lastAsked.day
  const day = todayIn('Europe/Amsterdam', instant)
  if (at >= WHOLE_MINUTES_SINCE_MS) lastAsked = { minute, day }
  return day
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
