import { password } from '@klopt/validators'
import { ApiError } from '../../server/api-error.ts'

/** A new password that meets every rule. Throws `invalid_input` at the field that holds it. */
export function readNewPassword(given: string, field: string): string {
  const read = password(given)
  if (!read.ok) throw new ApiError('invalid_input', { fields: { [field]: read.message } })
  return read.value
}
