import type { Refused } from './checked.ts'
import { messageIn, type Messages } from './message-params.ts'

/** What a check refused, as an issue of Standard Schema: `message` is for the person who typed it, the rest for programs. */
export type StandardIssue = Omit<Refused, 'ok'> & { readonly message: string }

/** A check as a Standard Schema, version 1 (standardschema.dev): what forms, routers and calls of many libraries take. */
export interface StandardCheck<Output, Input = Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: '@klopt/validators'
    readonly validate: (
      value: unknown,
    ) => { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] }
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/**
 * Makes a Standard Schema of a check: `standardSchema(iban)`, or `standardSchema((limit) => atMost(limit, 100))`. It says
 * what it refuses in Dutch, or in the language of the catalogue it is given.
 */
export function standardSchema<Output, Input = Output>(
  check: (input: NoInfer<Input>) => { ok: true; value: Output } | Refused,
  messages?: Messages,
): StandardCheck<Output, Input> {
  return {
    '~standard': {
      version: 1,
      vendor: '@klopt/validators',
      validate(value) {
        // A check takes anything and refuses what is of another type, so the type is a promise to the reader alone.
        const checked = check(value as Input)
        if (checked.ok) return { value: checked.value }
        const { ok: _, ...refused } = checked
        return { issues: [{ ...refused, message: messages ? messageIn(checked, messages) : checked.message }] }
      },
    },
  }
}
