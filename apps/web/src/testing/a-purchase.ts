import type { Purchase } from '../features/purchases/booking/wire.ts'

const totals = { netCents: 0, vatCents: 0, grossCents: 0 }

/** A draft of 20 November 2026 without a line. */
export const aPurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: 5,
  status: 'draft',
  kind: 'invoice',
  documentId: null,
  contactId: null,
  number: '',
  invoiceDate: '2026-11-20',
  dueDate: '2026-12-20',
  paymentReference: '',
  pricesIncludeVat: false,
  lines: [],
  statedVat: [],
  contactName: null,
  totals,
  foreign: null,
  openCents: 0,
  journalEntryId: null,
  reversalEntryId: null,
  payments: [],
  fileId: null,
  attachments: [],
  createdAt: Date.UTC(2026, 10, 20, 13) / 1000,
  bookedAt: null,
  version: 1,
  ...changes,
})
