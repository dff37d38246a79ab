import { BookkeepingError } from '@klopt/bookkeeping/money'
import { required, type Checked } from '@klopt/validators'
import { ApiError } from './api-error.ts'

export interface FieldChecker {
  /** The normalised value, or null when the field is empty or wrong. */
  check(field: string, value: string | null, rule: (text: string) => Checked): string | null
  /** Refuses an empty field. */
  required(field: string, value: string | null): void
  /** What a rule of the domain answers; its refusal is the field's error. */
  rule(field: string, work: () => string): string
  /** Throws `invalid_input` naming every wrong field at once. */
  assertValid(): void
}

/** Collects what is wrong with the fields of a form, so that the user sees all of it at once. */
export function fieldChecker(): FieldChecker {
  const wrong: Record<string, string> = {}
  return {
    check(field, value, rule) {
      const text = value?.trim() ?? '' // zero: nothing was filled in
      if (text === '') return null
      const result = rule(text)
      if (result.ok) return result.value
      wrong[field] = result.message
      return null
    },
    required(field, value) {
      const result = required(value)
      if (!result.ok) wrong[field] = result.message
    },
    rule(field, work) {
      try {
        return work()
      } catch (error) {
        if (!(error instanceof BookkeepingError)) throw error
        wrong[field] = error.message
        return ''
      }
    },
    assertValid() {
      if (Object.keys(wrong).length > 0) throw new ApiError('invalid_input', { fields: wrong })
    },
  }
}
