import type { BankPayment, contract, CustomerInvoice, ResponseOf } from '@klopt/api-client/contract'
import { frozenPaper } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import type { InvoiceSnapshot } from '../../database/schema/invoice-snapshot.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { faultsOf } from '../invoices/e-invoice.ts'
import { loadInvoice } from '../invoices/load-invoice.ts'
import { logoOf, readLogo, type LogoFile } from '../invoices/logo.ts'
import { presentInvoiceView } from '../invoices/present-invoice-view.ts'
import { bankPaymentOf } from './bank-payment.ts'
import { findInvoiceOf } from '../invoices/find-customer-invoice.ts'

/** An invoice before the bytes of its logo are read. */
export interface FoundInvoice {
  readonly invoice: CustomerInvoice
  readonly kind: 'invoice' | 'credit_invoice'
  readonly payment: BankPayment | null
  readonly snapshot: InvoiceSnapshot
  readonly logo: LogoFile | null
}

/** An invoice of the customer as it was made final, and how to pay what is open of it. */
export async function findShownInvoice(
  db: Db,
  { administrationId, contactId }: EnteredCustomer,
  invoiceId: number,
  today: string,
): Promise<FoundInvoice> {
  const invoice = await findInvoiceOf(db, contactId, invoiceId, today)
  const { row, administration } = await loadInvoice(db, { administrationId, invoiceId })
  const snapshot = must(row.snapshot, 'the snapshot of a final invoice')
  const logo = await logoOf(db, administrationId, snapshot)
  return { invoice, kind: row.kind, payment: bankPaymentOf(administration, [invoice]), snapshot, logo }
}

type ShownInvoice = ResponseOf<typeof contract.customerDashboard.invoice>

/** The same with its logo, outside of the transaction: the logo is a file. */
export async function withInvoiceView(
  services: Services,
  administrationId: number,
  { invoice, kind, payment, snapshot, logo }: FoundInvoice,
): Promise<ShownInvoice> {
  const picture = await readLogo(services, administrationId, logo)
  const hasEInvoice = faultsOf(snapshot).length === 0
  const paper = frozenPaper({ ...invoice, kind }, presentInvoiceView(snapshot, picture))
  return { ...invoice, payment, paper, hasEInvoice }
}
