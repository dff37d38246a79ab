import type { InvoiceInput } from '@klopt/api-client/contract'
import { documentOfPeriod, type BillingPeriod, type DocumentTotals } from '@klopt/bookkeeping/documents'
import { daysBetween } from '@klopt/validators'
import { invoiceTotals } from '../invoices/invoice-totals.ts'
import type { AdministrationRow } from '../invoices/load-invoice.ts'
import { basisOfDay } from '../invoices/vat-basis.ts'
import type { RecurringRow } from './load-recurring.ts'

type Repeated = Pick<RecurringRow, 'contact_id' | 'indexation' | 'spreads' | 'mode' | 'terms'>

/** Longer than this nobody gets to pay. */
const MAX_TERM_DAYS = 365

/**
 * The invoice of one period, dated on its first day. One that is mailed later than that leaves its customer as long to
 * pay as one that is mailed in time.
 */
export function invoiceOfPeriod(row: Repeated, period: BillingPeriod, today: string = period.from): InvoiceInput {
  const { indexation, spreads } = row
  const { mail: _mail, ...terms } = row.terms
  const document = documentOfPeriod(terms, period, { indexation, spreads })
  const lateDays = row.mode === 'send' ? Math.max(0, daysBetween(period.from, today)) : 0
  return {
    ...document,
    contactId: row.contact_id,
    invoiceDate: period.from,
    paymentTermDays: Math.min(MAX_TERM_DAYS, document.paymentTermDays + lateDays),
  }
}

/** What the invoice of a period comes to, with the VAT of its day. */
export function totalsOfPeriod(
  row: Repeated,
  period: BillingPeriod,
  administration: Pick<AdministrationRow, 'small_business_spans' | 'vat_schemes'>,
): DocumentTotals {
  return invoiceTotals(invoiceOfPeriod(row, period), basisOfDay(administration, period.from))
}
