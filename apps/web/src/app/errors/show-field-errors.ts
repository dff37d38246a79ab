import type { ApiError } from '@klopt/api-client'
import { wasNotified } from './unhandled-errors.ts'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Puts the server's errors at their fields and leads to the first; what belongs to no field of the form stands above
 * the buttons as `root`, unless the modal has said it.
 * @param aliases The fields that the wire calls otherwise, by its name: `{ projectId: 'on' }`.
 */
export function showFieldErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  error: ApiError,
  fields: readonly Path<Form>[],
  aliases: Readonly<Record<string, Path<Form>>> = {},
): void {
  const names = [...Object.entries(aliases), ...fields.map((field) => [field, field] as const)]
  const wrong = names.filter(([name]) => error.fields[name] !== undefined)
  for (const [index, [name, field]] of wrong.entries()) {
    form.setError(field, { type: 'server', message: error.fields[name] ?? '' }, { shouldFocus: index === 0 })
  }
  if (wrong.length > 0 || wasNotified(error)) return
  // The reason of a field that is not on the screen says more than that some field is wrong.
  form.setError('root', { type: 'server', message: Object.values(error.fields).at(0) ?? error.message })
}
