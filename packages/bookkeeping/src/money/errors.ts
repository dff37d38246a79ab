export type BookkeepingErrorCode =
  | 'invalid_decimal'
  | 'invalid_percentage'
  | 'invalid_date'
  | 'invalid_amount'
  | 'amount_out_of_range'
  | 'unknown_currency'
  | 'invalid_rate'
  | 'unbalanced_posting'
  | 'invalid_posting'
  | 'wrong_vat_side'
  | 'unexpected_vat'
  | 'qr_not_payable'
  | 'sepa_not_payable'
  | 'invalid_number_pattern'

/**
 * The one error this package throws. `code` is for programs; `message` is Dutch
 * and says what happened, why, and what to do, so that a screen may show it.
 */
export class BookkeepingError extends Error {
  readonly code: BookkeepingErrorCode

  constructor(code: BookkeepingErrorCode, message: string) {
    super(message)
    this.name = 'BookkeepingError'
    this.code = code
  }
}
