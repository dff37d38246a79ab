import * as bounds from '../date-bounds.ts'
import { isoDate as checkIsoDate } from '../iso-date.ts'
import { localToday } from '../today.ts'
import { checkAction, plainAction, type CheckAction, type CheckMessage } from './check-action.ts'

export const isoDate = /* @__PURE__ */ plainAction('iso_date', checkIsoDate)

/** A schema outlives midnight, so today is a function here; by default the local civil day of each check. */
export function inFuture<TInput>(
  today: () => string = localToday,
  message?: CheckMessage<TInput>,
): CheckAction<TInput, string> {
  return checkAction('in_future', (input) => bounds.inFuture(input, today()), message)
}

export function notInFuture<TInput>(
  today: () => string = localToday,
  message?: CheckMessage<TInput>,
): CheckAction<TInput, string> {
  return checkAction('not_in_future', (input) => bounds.notInFuture(input, today()), message)
}

export function notBefore<TInput>(limit: string, message?: CheckMessage<TInput>): CheckAction<TInput, string> {
  return checkAction('not_before', (input) => bounds.notBefore(input, limit), message)
}
