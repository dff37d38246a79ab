import { nthDay } from './schedule.ts'

export type RecurrenceStep = 'month' | 'quarter' | 'year'

export interface Recurrence {
  readonly every: RecurrenceStep
  /** Its first day; the others are the same day, or the last one of a shorter month. */
  readonly startsOn: string
  readonly endsOn: string | null
}

export interface DueDay {
  readonly dueOn: string
  /** The first day of the calendar month, quarter or year it is for: another starting day is no second time in it. */
  readonly period: string
}

/** How many days at most are told at once: ten years of months. */
const MAX_DAYS = 120

/** The days on which something that repeats is due up to a day, that day included; the oldest first, at most 120. */
export function dueDays({ every, startsOn, endsOn }: Recurrence, until: string): DueDay[] {
  const last = endsOn !== null && endsOn < until ? endsOn : until
  const days: DueDay[] = []
  for (let index = 0; days.length < MAX_DAYS; index += 1) {
    const dueOn = nth(every, startsOn, index)
    if (dueOn > last) return days
    days.push({ dueOn, period: periodOf(every, dueOn) })
  }
  return days
}

/** The first day after another one on which it is due; null when it has ended. */
export function nextDueDay({ every, startsOn, endsOn }: Recurrence, after: string): string | null {
  const passed = monthsBetween(startsOn, after)
  for (let index = Math.max(0, Math.floor(passed / MONTHS[every]) - 1); ; index += 1) {
    const dueOn = nth(every, startsOn, index)
    if (dueOn > after) return endsOn !== null && dueOn > endsOn ? null : dueOn
  }
}

const MONTHS: Readonly<Record<RecurrenceStep, number>> = { month: 1, quarter: 3, year: 12 }

const nth = (every: RecurrenceStep, startsOn: string, index: number): string =>
  nthDay({ unit: 'month', count: MONTHS[every], startsOn }, index)

const monthsBetween = (from: string, to: string): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

function periodOf(every: RecurrenceStep, day: string): string {
  const year = day.slice(0, 4)
  const month = Number(day.slice(5, 7))
  const first = month - ((month - 1) % MONTHS[every])
  return `${year}-${String(first).padStart(2, '0')}-01`
}
