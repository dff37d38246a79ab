import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { settleTaxDebts, type TaxDebt } from '@klopt/bookkeeping/payments'
import { currentOssLists, ossReferences } from '../../books/oss-lists.ts'
import type { Db } from '../../database/db.ts'
import { paymentsOn, type OwnTaxDebt } from './tax-debts.ts'

/**
 * What lists of the one-stop shop came to that were handed in, each with the bank lines that pay it. Invoices book it on
 * 'Te betalen btw van EU-landen', which lines of the bank take it off.
 */
export async function ossDebts(db: Db, administrationId: number): Promise<OwnTaxDebt[]> {
  const references = await ossReferences(db, administrationId)
  const debts = (await currentOssLists(db, administrationId)).map(
    ({ id, period_end: end, vat_cents: cents }): TaxDebt => ({ id, end, cents, reference: references.get(id) ?? null }),
  )
  return settleTaxDebts(debts, await paymentsOn(db, administrationId, SYSTEM_ACCOUNTS.ossVat))
}
