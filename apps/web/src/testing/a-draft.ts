import { emptyLine, type Draft } from '../shared/selling/draft.ts'

/** The draft of an invoice with an empty line, in which nothing was filled in yet. */
export const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  contactId: null,
  invoiceDate: '2026-11-20',
  paymentTermDays: '30',
  reference: '',
  note: '',
  pricesIncludeVat: false,
  discountPercent: '',
  lines: [emptyLine('sale_high')],
  ...changes,
})
