import { plain, refuse, type Checked, type Said } from './checked.ts'
import { formatDate } from './date-text.ts'
import { isoDate } from './iso-date.ts'
import { localToday } from './today.ts'

/*
 * Bounds on civil dates. Today is an argument; without it, it is the day on the wall where the program runs, which is
 * right in a browser and wrong on a server. Reasons: those of `isoDate`, and `range`.
 */

/** A day after today. */
export function inFuture(input: unknown, today: string = localToday()): Checked {
  return bounded(input, (date) => date > today, plain('in_future', 'Kies een datum in de toekomst'))
}

/** Today or a day before it. */
export function notInFuture(input: unknown, today: string = localToday()): Checked {
  return bounded(input, (date) => date <= today, plain('not_in_future', 'De datum mag niet in de toekomst liggen'))
}

/** The limit or a day after it. */
export function notBefore(input: unknown, limit: string): Checked {
  return bounded(input, (date) => date >= limit, {
    code: 'not_before',
    params: { date: limit },
    message: `De datum mag niet voor ${formatDate(limit)} liggen`,
  })
}

/** Civil dates have a fixed width, so the order of their text is the order of time. */
function bounded(input: unknown, within: (date: string) => boolean, message: Said): Checked {
  const checked = isoDate(input)
  return !checked.ok || within(checked.value) ? checked : refuse('range', message)
}
