import type { ChosenInvoices, CustomerInvoice } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { customerEarlier, isEarlierInvoice } from './customer-earlier.ts'
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

/** The same for an invoice of an earlier package, by its open item. */
export async function findEarlierOf(
  db: Db,
  contactId: number,
  openItemId: number,
  today: string,
): Promise<CustomerInvoice> {
  const [invoice] = await customerEarlier(db, contactId, today, openItemId)
  if (invoice !== undefined) return invoice
  await changeScope(db, { kind: 'system' })
  throw new ApiError((await isEarlierInvoice(db, openItemId)) ? 'customer_no_access' : 'customer_not_found')
}

/** What a customer chose to pay together, each once. Throws as `findInvoiceOf` does. */
export async function findChosenOf(
  db: Db,
  contactId: number,
  { invoiceIds, openItemIds = [] }: ChosenInvoices,
  today: string,
): Promise<CustomerInvoice[]> {
  const chosen = []
  for (const id of new Set(invoiceIds)) chosen.push(await findInvoiceOf(db, contactId, id, today))
  for (const id of new Set(openItemIds)) chosen.push(await findEarlierOf(db, contactId, id, today))
  return chosen
}
