import { BookkeepingError } from '@klopt/bookkeeping/money'
import { ApiError } from './api-error.ts'

/**
 * Runs a rule of the domain on input of a user: an amount beyond what the books hold is `amount_too_large`, any
 * other refusal is `invalid_input` with the domain's own Dutch reason.
 */
export function fromBookkeeping<T>(rule: () => T): T {
  try {
    return rule()
  } catch (error) {
    if (!(error instanceof BookkeepingError)) throw error
    if (error.code === 'amount_out_of_range') throw new ApiError('amount_too_large', { cause: error })
    throw new ApiError('invalid_input', { fields: { '': error.message }, cause: error })
  }
}
