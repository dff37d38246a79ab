import type { InvoiceInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { plainDecimal } from '../../database/plain-decimal.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { depositsOf } from './deposits.ts'

/**
 * What stays of a draft unless it is given: what it credits, its currency, whether it is a deposit and those it lists. Throws
 * `not_found`.
 */
export async function originOf(db: Db, administrationId: number, invoiceId: number) {
  const row = await db
    .selectFrom('invoices')
    .select(['credits_invoice_id', 'is_deposit', 'currency', 'exchange_rate'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', invoiceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const listed = await depositsOf(db, { administrationId, invoiceId })
  return {
    creditsInvoiceId: row.credits_invoice_id,
    isDeposit: row.is_deposit,
    currency: row.currency,
    exchangeRate: row.exchange_rate === null ? null : plainDecimal(row.exchange_rate),
    depositIds: listed.map(({ id }) => id),
  }
}

/** What was given of what else stays as it is. */
export const givenOf = (
  { isDeposit, depositIds, currency, exchangeRate }: InvoiceInput,
  { keepsCurrency }: { readonly keepsCurrency: boolean },
): Pick<InvoiceInput, 'isDeposit' | 'depositIds' | 'currency' | 'exchangeRate'> => ({
  ...(isDeposit !== undefined && { isDeposit }),
  ...(depositIds !== undefined && { depositIds }),
  ...(!keepsCurrency && currency !== undefined && { currency, exchangeRate: exchangeRate ?? null }),
})
