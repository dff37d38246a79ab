import type { TimeEntryInput } from '@klopt/api-client/contract'
import { dayLengthSeconds, instantAt, splitOverDays } from '@klopt/bookkeeping/hours'
import { addDays, formatDuration } from '@klopt/validators'
import { ApiError } from '../../kernel/api-error.ts'

const SECOND_MS = 1000

/** How long, or from when to when, of whatever hours were typed. */
type TypedTime = Pick<TimeEntryInput, 'day' | 'seconds' | 'startTime' | 'endTime'>

/** Hours of one day: with the times of the clock, or only how long they took. */
export interface TypedHours {
  readonly day: string
  readonly seconds: number
  readonly startedAt: Date | null
  readonly stoppedAt: Date | null
}

/**
 * The hours that somebody typed, by day. With times they begin and end then, on the next day where the end is not after the
 * start. Throws `invalid_input` for no time at all, half of the times, a duration that is not theirs, and what no day can hold.
 */
export function typedHours({ day, seconds, startTime, endTime }: TypedTime): TypedHours[] {
  if (day < '2000-01-01' || day > '2099-12-31') throw wrong('day', 'Kies een datum in deze eeuw')
  if (!startTime && !endTime) return [{ day, seconds: checkedSeconds(day, seconds), startedAt: null, stoppedAt: null }]
  if (!startTime || !endTime) throw wrong(startTime ? 'endTime' : 'startTime', 'Vul een begin en een eind in')
  const startedAt = instantOf(day, startTime, 'startTime')
  const sameDay = instantOf(day, endTime, 'endTime')
  const stoppedAt = sameDay > startedAt ? sameDay : instantOf(addDays(day, 1), endTime, 'endTime')
  if (startTime === endTime) throw wrong('endTime', 'Het eind is gelijk aan het begin')
  const tookSeconds = (stoppedAt.getTime() - startedAt.getTime()) / SECOND_MS
  if (seconds != null && seconds !== tookSeconds) {
    const took = `Van ${startTime} tot ${endTime} is ${formatDuration(tookSeconds)}`
    throw wrong('seconds', `${took}. Laat de duur weg, of vul de tijden anders in`)
  }
  return splitOverDays(startedAt, stoppedAt)
}

function checkedSeconds(day: string, seconds: number | null | undefined): number {
  if (seconds == null) throw wrong('seconds', 'Vul in hoe lang het duurde, zoals 1:30')
  if (seconds <= 0) throw wrong('seconds', 'Vul een duur in van meer dan nul')
  const length = dayLengthSeconds(day)
  if (seconds > length) throw wrong('seconds', `Deze dag heeft ${formatDuration(length)} uur. Vul een kortere duur in`)
  return seconds
}

function instantOf(day: string, time: string, field: string): Date {
  const instant = instantAt(day, time)
  if (instant === null) throw wrong(field, 'Dit uur bestaat niet: die nacht gaat de klok vooruit')
  return instant
}

const wrong = (field: string, text: string) => new ApiError('invalid_input', { fields: { [field]: text } })
