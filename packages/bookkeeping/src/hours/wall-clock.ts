import { addDays, todayIn } from '@klopt/validators'

const ZONE = 'Europe/Amsterdam'
const SECOND_MS = 1000
const HOUR_MS = 3_600_000
/** What the clock of Amsterdam is ahead of UTC: in summer, and in winter. */
const OFFSETS_MS = [2 * HOUR_MS, HOUR_MS]

/** The instant a day begins in Amsterdam. */
export function startOfDay(day: string): Date {
  const start = instantAt(day, '00:00')
  // The clock is changed at three and at two, never at midnight.
  if (start === null) throw new RangeError(`${day} has no midnight`)
  return start
}

/**
 * The instant at which the clock of Amsterdam shows a time (`HH:MM`) on a day; null for the hour that is skipped when
 * summer begins. Of the hour that comes twice it is the first.
 */
export function instantAt(day: string, time: string): Date | null {
  const asUtcMs = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtcMs)) throw new RangeError(`${day} ${time} is no time`)
  for (const offsetMs of OFFSETS_MS) {
    const instant = new Date(asUtcMs - offsetMs)
    if (timeOf(instant) === time && todayIn(ZONE, instant) === day) return instant
  }
  return null
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** What the clock of Amsterdam shows, `HH:MM`. */
export const timeOf = (instant: Date): string => clock.format(instant)

/** How long a day is: 86,400 seconds, an hour less or more when the clock changes. */
export const dayLengthSeconds = (day: string): number =>
  (startOfDay(addDays(day, 1)).getTime() - startOfDay(day).getTime()) / SECOND_MS

/** A stretch of time within one day. */
export interface DayPart {
  readonly day: string
  readonly startedAt: Date
  readonly stoppedAt: Date
  readonly seconds: number
}

/** What was worked from one instant to another, cut at each midnight. Parts under a second are left out. */
export function splitOverDays(startedAt: Date, stoppedAt: Date): DayPart[] {
  const parts: DayPart[] = []
  let from = startedAt
  while (from < stoppedAt) {
    const day = todayIn(ZONE, from)
    const midnight = startOfDay(addDays(day, 1))
    const to = midnight < stoppedAt ? midnight : stoppedAt
    const seconds = Math.floor((to.getTime() - from.getTime()) / SECOND_MS)
    if (seconds > 0) parts.push({ day, startedAt: from, stoppedAt: to, seconds })
    from = to
  }
  return parts
}
