import { formatDateShort, todayIn } from '@klopt/validators'

const TIME_ZONE = 'Europe/Amsterdam'
const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' })

/** 'bewaard om 14:02', with the day when that is not `today`; in milliseconds since 1970. */
export function savedAtText(savedAt: number, today: string): string {
  const day = todayIn(TIME_ZONE, new Date(savedAt))
  const time = clock.format(savedAt)
  return day === today ? `bewaard om ${time}` : `bewaard op ${formatDateShort(day)} om ${time}`
}

/** The civil day in the Netherlands of an instant in seconds since 1970. */
export const dayOfInstant = (timestamp: number): string => todayIn(TIME_ZONE, new Date(timestamp * 1000))

/** By which an instant in seconds since 1970 sorts among civil dates: within its day by the clock, before `endOfDay`. */
export function instantOrder(timestamp: number): string {
  return `${dayOfInstant(timestamp)}T${clock.format(timestamp * 1000)}`
}

/** By which what happened on a civil date, and nobody knows when, sorts among instants: after those of its day. */
export const endOfDay = (date: string): string => `${date}T24`

/** '14:02' of an instant in seconds since 1970. */
export const clockText = (timestamp: number): string => clock.format(timestamp * 1000)

/** '20 nov 2026, 14:02' of an instant in seconds since 1970. */
export function instantText(timestamp: number): string {
  return `${formatDateShort(dayOfInstant(timestamp))}, ${clockText(timestamp)}`
}
