import {
  getGlobalMessage,
  getSpecificMessage,
  type BaseIssue,
  type BaseTransformation,
  type ErrorMessage,
} from 'valibot'
import type { Checked, Reason, Said } from '../checked.ts'
import { messageIn, type Messages } from '../message-params.ts'

/** The issue of a refused value: `message` is for the person who typed it, `reason` for programs. */
export interface CheckIssue<TInput> extends BaseIssue<TInput> {
  readonly kind: 'transformation'
  readonly reason: Reason
  /** The message by its code, and what it names, for another language (see `sayIn`). */
  readonly said: Said
}

/** A message in place of the check's own, or what makes one of the issue. */
export type CheckMessage<TInput> = ErrorMessage<CheckIssue<TInput>>

/**
 * What the checks say in another language, as valibot takes it: `setGlobalMessage(sayIn(en))` for all of them, or
 * `iban(sayIn(en))` for one. An issue of another action keeps its message.
 */
export const sayIn =
  (messages: Messages) =>
  (issue: BaseIssue<unknown> & { readonly said?: Said }): string =>
    issue.said ? messageIn(issue.said, messages) : issue.message

/** A pipe item that refuses a value or puts its normalised form in its place. */
export interface CheckAction<TInput, TOutput> extends BaseTransformation<TInput, TOutput, CheckIssue<TInput>> {
  /** A message in place of the check's own. */
  readonly message: CheckMessage<TInput> | undefined
}

/**
 * Makes the valibot action of a check; `type` names it in issues. What was received is told by its type alone, so that a
 * password or a citizen number does not end up in a log by way of it.
 */
export function checkAction<TInput, TOutput>(
  type: string,
  check: (input: TInput) => Checked<TOutput>,
  message: CheckMessage<TInput> | undefined,
): CheckAction<TInput, TOutput> {
  return {
    kind: 'transformation',
    type,
    reference: checkAction,
    async: false,
    message,
    '~run'({ value }, { lang, abortEarly, abortPipeEarly, message: configured }) {
      const checked = check(value)
      if (checked.ok) return { typed: true, value: checked.value }
      const { ok: _, reason, ...said } = checked
      const issue: CheckIssue<TInput> = {
        kind: 'transformation',
        type,
        input: value,
        expected: null,
        received: typeof value,
        message: checked.message,
        reason,
        said,
        lang,
        abortEarly,
        abortPipeEarly,
      }
      // The order of valibot: what was passed, then what was set for this action, for this parse, and for all.
      const other = message ?? getSpecificMessage(checkAction, lang) ?? configured ?? getGlobalMessage(lang)
      const told = typeof other === 'function' ? other(issue) : (other ?? issue.message)
      return { typed: false, value, issues: [{ ...issue, message: told }] }
    },
  }
}

/** Makes the action of a check without options: `iban()`, or `iban('Een andere tekst')`. */
export function plainAction<TOutput = string>(
  type: string,
  check: (input: unknown) => Checked<TOutput>,
): <TInput>(message?: CheckMessage<TInput>) => CheckAction<TInput, TOutput> {
  return <TInput>(message?: CheckMessage<TInput>) => checkAction<TInput, TOutput>(type, check, message)
}
