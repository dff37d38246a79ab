import { invoiceStatus, type InvoiceStatus } from '@klopt/bookkeeping/documents'
import type { CustomerInvoice } from '@klopt/api-client/contract'

/** What an owner keeps apart, whether it was mailed and seen, is one to who has to pay it. */
const statuses: Readonly<Record<InvoiceStatus, CustomerInvoice['status']>> = {
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

interface Owed {
  readonly due_date: string
  readonly gross_cents: number
  readonly open_cents: number
  readonly credited_cents?: number
  readonly written_off?: boolean
}

/** How a final invoice stands for who has to pay it; one of an earlier package is credited and given up elsewhere. */
export function customerStatus(owed: Owed, today: string): CustomerInvoice['status'] {
  const { due_date: dueDate, gross_cents: grossCents, open_cents: openCents } = owed
  const { credited_cents: creditedCents = 0, written_off: writtenOff = false } = owed
  const facts = {
    finalisedAt: 1,
    sentAt: null,
    viewedAt: null,
    dueDate,
    grossCents,
    openCents,
    creditedCents,
    writtenOff,
  }
  return statuses[invoiceStatus(facts, today)]
}

/** Of what is paid the newest: who wants more asks for a statement of account. */
export const SHOWN_PAID = 100
