import type { BaseIssue, BaseTransformation } from 'valibot'
import type { Checked, Reason } from '../checked.ts'

/** The issue of a refused value: `message` is for the person who typed it, `reason` for programs. */
export interface CheckIssue<TInput> extends BaseIssue<TInput> {
  readonly kind: 'transformation'
  readonly reason: Reason
}

/** A pipe item that refuses a value or puts its normalised form in its place. */
export interface CheckAction<TInput, TOutput> extends BaseTransformation<TInput, TOutput, CheckIssue<TInput>> {
  /** A message in place of the check's own. */
  readonly message: string | undefined
}

/**
 * Makes the valibot action of a check; `type` names it in issues. What was received is told by its type alone, so that a
 * password or a citizen number does not end up in a log by way of it.
 */
export function checkAction<TInput, TOutput>(
  type: string,
  check: (input: TInput) => Checked<TOutput>,
  message: string | undefined,
): CheckAction<TInput, TOutput> {
  return {
    kind: 'transformation',
    type,
    reference: checkAction,
    async: false,
    message,
    '~run'({ value }, { lang, abortEarly, abortPipeEarly }) {
      const checked = check(value)
      if (checked.ok) return { typed: true, value: checked.value }
      const issue: CheckIssue<TInput> = {
        kind: 'transformation',
        type,
        input: value,
        expected: null,
        received: typeof value,
        message: message ?? checked.message,
        reason: checked.reason,
        lang,
        abortEarly,
        abortPipeEarly,
      }
      return { typed: false, value, issues: [issue] }
    },
  }
}

/** Makes the action of a check without options: `iban()`, or `iban('Een andere tekst')`. */
export function plainAction<TOutput = string>(
  type: string,
  check: (input: unknown) => Checked<TOutput>,
): <TInput>(message?: string) => CheckAction<TInput, TOutput> {
  return <TInput>(message?: string) => checkAction<TInput, TOutput>(type, check, message)
}
