import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { SMALL_BUSINESS_LIMIT_CENTS } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { planRetaxing } from '../small-business-scheme/retax-sales.ts'
import type { SchemeEnd } from '../small-business-scheme/scheme-end.ts'
import { bookingDay } from '../book-locks/booking-day.ts'
import { buyerCheck } from './buyer-check.ts'
import { distanceSalesOf } from './distance-sales.ts'
import { marginDoubtOf } from './margins.ts'
import { bookedTotalsOf } from './invoice-totals.ts'
import { loadInvoice, type InvoiceKey } from './load-invoice.ts'
import { numberToCome } from './number-invoice.ts'
import { vatDatesOf } from './supplies.ts'

type Finalising = ResponseOf<typeof contract.invoices.finalising>

/** What making a draft final would give it: the number, unless somebody takes it first, and where it counts. */
export async function showFinalising(
  db: Db,
  key: InvoiceKey,
  { today, checksNumbers }: { today: string; checksNumbers: boolean },
): Promise<Finalising> {
  const invoice = await loadInvoice(db, key)
  if (invoice.row.finalised_at !== null) throw new ApiError('not_a_draft')
  const totals = bookedTotalsOf(invoice)
  const vatDates = vatDatesOf(invoice, totals)
  const { schemeEnd } = invoice
  return {
    number: await numberToCome(db, invoice),
    ...(await bookingDay(db, key.administrationId, invoice.row.invoice_date, { today, vatDates })),
    // That of what a credit invoice credits, not that of its day.
    vatScheme: invoice.vatBasis.scheme,
    vatNumberCheck: checksNumbers ? await buyerCheck(db, invoice, totals) : null,
    distanceSales: await distanceSalesOf(db, invoice, totals),
    marginDoubt: await marginDoubtOf(db, invoice, totals),
    schemeEnd: schemeEnd && {
      day: schemeEnd.day,
      turnoverCents: schemeEnd.turnoverCents,
      limitCents: SMALL_BUSINESS_LIMIT_CENTS,
      vatCents: totals.vatCents,
      grossCents: totals.grossCents,
      retaxed: await retaxedBy(db, key.administrationId, schemeEnd),
    },
  }
}

/** What was sold without VAT after the end of the scheme, and the VAT that is in it. */
async function retaxedBy(db: Db, administrationId: number, { untaxed }: SchemeEnd) {
  const planned = await planRetaxing(db, administrationId, untaxed)
  return { count: planned.length, vatCents: planned.reduce((sum, { vatCents }) => sum + vatCents, 0) }
}
