import type { InvoiceInput } from '@klopt/api-client/contract'
import { anInvoiceLine } from '../books-input.test-support.ts'
import type { Books } from '../books.test-support.ts'

type Line = Partial<InvoiceInput['lines'][number]>
/** A final invoice to a customer; one line of 100 euro, unless said otherwise. */
export const invoice = (to: { books: Books; contactId: number }, invoiceDate: string, ...lines: Line[]) =>
  to.books.invoice({
    contactId: to.contactId,
    invoiceDate,
    ...(lines.length > 0 && { lines: lines.map(anInvoiceLine) }),
  })

/** Pays an invoice by the bank; what it settles may differ a little from what was paid. */
export async function pay(books: Books, number: string, amountCents: number, date: string, settledCents = amountCents) {
  const line = await books.line(amountCents, { date })
  const item = await books.openItem(number)
  const accountId = await books.account('WBedAdlBet')
  const rest = amountCents - settledCents
  const bookings = rest === 0 ? [] : [{ accountId, amountCents: rest, vatCode: null, description: '' }]
  const { version } = await books.process(line, {
    items: [{ openItemId: item.id, amountCents: settledCents }],
    bookings,
  })
  return { id: line.id, version }
}

/** The filled boxes of a period as [base, VAT] in cents. */
export async function boxes(books: Books, period: string) {
  const vatReturn = await books.vatReturn(period)
  return Object.fromEntries(
    vatReturn.boxes
      .filter(({ baseCents, vatCents }) => (baseCents ?? 0) !== 0 || (vatCents ?? 0) !== 0)
      .filter(({ box }) => !box.startsWith('5') || box === '5b')
      .map(({ box, baseCents, vatCents }) => [box, [baseCents, vatCents]]),
  )
}
