import { password } from '@klopt/validators'
import { isCommonPassword } from '../../security/is-common-password.ts'
import { ApiError } from '../../kernel/api-error.ts'

const TOO_COMMON =
  'Dit wachtwoord is te makkelijk te raden, omdat veel mensen zoiets gebruiken. Kies een ander, bijvoorbeeld een paar woorden achter elkaar.'

/** A new password that meets every rule and is not one that many have. Throws `invalid_input` at the field that holds it. */
export function readNewPassword(given: string, field: string): string {
  const read = password(given)
  if (!read.ok) throw new ApiError('invalid_input', { fields: { [field]: read.message } })
  if (isCommonPassword(read.value)) throw new ApiError('invalid_input', { fields: { [field]: TOO_COMMON } })
  return read.value
}
