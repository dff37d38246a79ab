import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { filedReturnOf, periodOfDay } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { firstOpenDate } from '../../books/post-entry.ts'
import { periodOf, readCalendar } from '../vat/read-calendar.ts'
import { loadInvoice, type InvoiceKey } from './load-invoice.ts'
import { numberToCome } from './number-invoice.ts'

type Finalising = ResponseOf<typeof contract.invoices.finalising>

/** What making a draft final would give it: the number, unless somebody takes it first, and where it counts. */
export async function showFinalising(db: Db, key: InvoiceKey, today: string): Promise<Finalising> {
  const invoice = await loadInvoice(db, key)
  if (invoice.row.finalised_at !== null) throw new ApiError('not_a_draft')
  const entryDate = await firstOpenDate(db, key.administrationId, invoice.row.invoice_date)
  const calendar = await readCalendar(db, key.administrationId, today)
  const own = periodOfDay(calendar, invoice.row.invoice_date)
  // VAT of a period that was filed goes along with the next return.
  const counted = filedReturnOf(calendar, own) ? periodOf(calendar, undefined, today) : own
  return {
    number: await numberToCome(db, invoice),
    entryDate,
    periodLabel: counted.label,
    vatScheme: invoice.vatBasis.scheme,
  }
}
