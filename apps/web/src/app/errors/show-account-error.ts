import type { ApiError } from '@klopt/api-client'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from './show-field-errors.ts'

/** Which field an error of the account is about: 33009, a wrong password (90023) and a wrong code (19005). */
const fieldOfCode: Readonly<Record<number, string>> = { 33009: 'emailAddress', 90023: 'currentPassword', 19005: 'code' }

/** Puts an error at the field it is about, else above the buttons. */
export function showAccountError<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  error: ApiError,
  fields: readonly Path<Form>[],
): void {
  const field = fields.find((name) => name === fieldOfCode[error.code])
  if (field === undefined) showFieldErrors(form, error, fields)
  else form.setError(field, { type: 'server', message: error.message }, { shouldFocus: true })
}

/** The password that proves that it is still the user. */
export const filledPassword = (text: string): true | string => text !== '' || 'Vul je wachtwoord in'
