import type { InvoiceStatus } from '@klopt/bookkeeping/documents'
import type { CustomerInvoice } from '@klopt/api-client/contract'

/** What an owner keeps apart, whether it was mailed and seen, is one to who has to pay it. */
export const statuses: Readonly<Record<InvoiceStatus, CustomerInvoice['status']>> = {
  draft: 'open',
  open: 'open',
  sent: 'open',
  viewed: 'open',
  late: 'late',
  partly_paid: 'partly_paid',
  paid: 'paid',
  credited: 'credited',
  written_off: 'written_off',
}
