import type { PurchaseInput } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { ApiError } from '../../kernel/api-error.ts'
import { assertCurrency } from '../../books/exchange.ts'

/**
 * Refuses a currency without a rate, and VAT of another EU country beside one: that is asked back as the country states
 * it, which is not always the currency of the invoice. Throws `invalid_input`.
 */
export function assertPurchaseCurrency(input: PurchaseInput): void {
  assertCurrency(input)
  const { currency = EURO, foreignVat = null } = input
  if (currency === EURO || foreignVat === null) return
  const message = 'Btw uit een ander EU-land vraag je hier alleen in euro terug. Boek deze factuur in euro.'
  throw new ApiError('invalid_input', { fields: { foreignVat: message } })
}
