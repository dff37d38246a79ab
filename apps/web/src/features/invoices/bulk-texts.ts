import type { InvoiceListItem } from '@klopt/api-client/contract'
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
