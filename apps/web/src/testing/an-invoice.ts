import type { Invoice } from '@klopt/api-client/contract'

const at = Date.UTC(2026, 10, 20, 13, 2) / 1000

/** A final invoice of which nothing happened yet, made on 20 November 2026 at 14:01 in Amsterdam. */
export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 1,
  kind: 'invoice',
  number: '2026-0001',
  status: 'open',
  contactId: 2,
  invoiceDate: '2026-11-20',
  paymentTermDays: 30,
  reference: '',
  note: '',
  pricesIncludeVat: false,
  discountPercent: '0',
  lines: [],
  contactName: 'Gemeente Haarlem',
  contactEmailAddress: null,
  dueDate: '2026-12-20',
  totals: { netCents: 0, vatCents: 0, grossCents: 0, discountCents: 0, lineAmountsCents: [], vat: [] },
  openCents: 5000,
  creditsInvoiceId: null,
  creditedByInvoiceId: null,
  credits: [],
  journalEntryId: 3,
  payments: [],
  messages: [],
  collectionDate: null,
  paper: null,
  createdAt: at - 60,
  finalisedAt: at,
  sentAt: null,
  viewedAt: null,
  updatedAt: at,
  version: 1,
  ...changes,
})
