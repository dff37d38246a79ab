import type { InvoiceListItem } from '@klopt/api-client/contract'
import { hasNotArrived } from '../../shared/invoices/invoice-statuses.ts'
import { counted, type RowWords } from '../../shared/lists/several-outcome.ts'

export const invoiceWords: RowWords = {
  one: 'factuur',
  many: 'facturen',
  called: (name) => (name === null ? 'Concept' : `Factuur ${name}`),
}

/** What sending does, before it is done: drafts get their number by it. */
export function sendQuestion(rows: readonly Pick<InvoiceListItem, 'number'>[]) {
  const drafts = rows.filter(({ number }) => number === null).length
  const final =
    drafts === 1 ? ' 1 concept wordt daarmee definitief.' : ` ${drafts} concepten worden daarmee definitief.`
  return {
    title: `${counted(invoiceWords, rows.length)} versturen?`,
    text: `Elke klant krijgt een mail met je vaste tekst en de pdf.${drafts === 0 ? '' : final}`,
    confirmLabel: `${counted(invoiceWords, rows.length)} versturen`,
  }
}

type Chosen = Pick<InvoiceListItem, 'kind' | 'status' | 'isBounced'>

/** Chosen invoices by what they ask for: who is late is reminded, what reached nobody is sent, the rest can be sent again. */
export function dividedByDeed<Row extends Chosen>(rows: readonly Row[]) {
  const isUnsent = (row: Row) => row.status === 'draft' || row.status === 'open' || hasNotArrived(row)
  return {
    late: rows.filter(({ kind, status }) => kind === 'invoice' && status === 'late'),
    unsent: rows.filter(isUnsent),
    sent: rows.filter((row) => !isUnsent(row)),
  }
}
