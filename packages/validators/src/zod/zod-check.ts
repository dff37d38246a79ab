import { config, type $ZodRawIssue } from 'zod/v4/core'
import type { Checked, Reason, Said } from '../checked.ts'
import { messageIn, type Messages } from '../message-params.ts'

/** Why a check refused, as `params` of the issue: for programs, and for another language (see `sayIn`). */
export interface CheckParams {
  readonly reason: Reason
  readonly said: Said
}

/** A message in place of the check's own, or what makes one of what was refused. */
export type CheckMessage = string | ((refused: CheckParams) => string)

/** What `check` of a schema of zod takes: a function that puts the normalised value in place, or adds an issue. */
export type ZodCheck<T> = (payload: { value: T; issues: $ZodRawIssue[] }) => void

/**
 * What the checks say in another language, as zod takes it: `z.config({ customError: sayIn(en) })`. An issue of another
 * check keeps its message.
 */
export const sayIn =
  (messages: Messages) =>
  (issue: $ZodRawIssue): string | undefined =>
    issue.code === 'custom' && isOurs(issue.params) ? messageIn(issue.params.said, messages) : undefined

/** Makes the check of zod: it refuses a value or puts its normalised form in its place, of the same type. */
export function zodCheck<T>(check: (input: T) => Checked<T>, message: CheckMessage | undefined): ZodCheck<T> {
  return (payload) => {
    const checked = check(payload.value)
    if (checked.ok) {
      payload.value = checked.value
      return
    }
    const { ok: _, reason, ...said } = checked
    const params: CheckParams = { reason, said }
    const issue: $ZodRawIssue = { code: 'custom', input: payload.value, params: { ...params } }
    const own = typeof message === 'function' ? message(params) : message
    payload.issues.push({ ...issue, message: own ?? globalMessage(issue) ?? checked.message })
  }
}

/** Makes the check without options: `iban()`, or `iban('Another text')`. */
export function plainCheck<T>(check: (input: T) => Checked<T>): (message?: CheckMessage) => ZodCheck<T> {
  return (message) => zodCheck(check, message)
}

/** Zod asks its global map only of an issue without a message, and then has its own for what nobody says. */
function globalMessage(issue: $ZodRawIssue): string | undefined {
  const said = config().customError?.(issue)
  return (typeof said === 'object' ? said?.message : said) ?? undefined
}

function isOurs(params: unknown): params is CheckParams {
  return typeof params === 'object' && params !== null && 'said' in params
}
