import type { CustomerInvoice } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { customerInvoices, isFinalInvoice } from './customer-invoices.ts'

/**
 * An invoice of the customer in whose scope this runs. Throws `customer_no_access` for somebody else's and
 * `customer_not_found` for one that is not there: ids are numbers in a row, so that telling these apart tells nobody
 * anything.
 */
export async function findInvoiceOf(
  db: Db,
  contactId: number,
  invoiceId: number,
  today: string,
): Promise<CustomerInvoice> {
  const [invoice] = await customerInvoices(db, contactId, today, invoiceId)
  if (invoice !== undefined) return invoice
  await changeScope(db, { kind: 'system' })
  throw new ApiError((await isFinalInvoice(db, invoiceId)) ? 'customer_no_access' : 'customer_not_found')
}
