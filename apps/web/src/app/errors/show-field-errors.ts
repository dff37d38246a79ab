import type { ApiError } from '@klopt/api-client'
import { wasNotified } from './unhandled-errors.ts'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Puts the server's errors at their fields and leads to the first; what belongs to no field of the form stands above
 * the buttons as `root`, unless the modal has said it.
 */
export function showFieldErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  error: ApiError,
  fields: readonly Path<Form>[],
): void {
  const wrong = fields.filter((field) => error.fields[field] !== undefined)
  for (const [index, field] of wrong.entries()) {
    form.setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 })
  }
  if (wrong.length === 0 && !wasNotified(error)) form.setError('root', { type: 'server', message: error.message })
}
