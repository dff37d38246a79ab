import * as bounds from '../date-bounds.ts'
import { isoDate as checkIsoDate } from '../iso-date.ts'
import { localToday } from '../today.ts'
import { plainCheck, zodCheck, type CheckMessage, type ZodCheck } from './zod-check.ts'

export const isoDate = /* @__PURE__ */ plainCheck<string>(checkIsoDate)

/** A schema outlives midnight, so today is a function here; by default the local civil day of each check. */
export function inFuture(today: () => string = localToday, message?: CheckMessage): ZodCheck<string> {
  return zodCheck((input) => bounds.inFuture(input, today()), message)
}

export function notInFuture(today: () => string = localToday, message?: CheckMessage): ZodCheck<string> {
  return zodCheck((input) => bounds.notInFuture(input, today()), message)
}

export function notBefore(limit: string, message?: CheckMessage): ZodCheck<string> {
  return zodCheck((input) => bounds.notBefore(input, limit), message)
}
