import { cellsOf } from '../layout/paragraphs.ts'
import { currencyNamed } from '../values/currencies.ts'
import type { Document } from './document.ts'

const CREDIT =
  /(?<![a-z])(?:credit ?-?(?:nota|factuur|note|invoice|memo)|creditering|gutschrift|stornorechnung|facture d'avoir|note de credit|avoir)(?![a-z])/i
/** A title has few words; a sentence may promise a credit invoice. */
const MOST_WORDS_OF_TITLE = 5

/** Whether the document calls itself a credit invoice, or its total is below zero. */
export function isCreditInvoice({ rows }: Document, hasNegativeTotal: boolean): boolean {
  return (
    hasNegativeTotal ||
    rows.some(
      (row) =>
        CREDIT.test(row.stretch.text) &&
        cellsOf(row.words).some(
          (cell) => cell.length <= MOST_WORDS_OF_TITLE && CREDIT.test(cell.map(({ plain }) => plain).join(' ')),
        ),
    )
  )
}

/**
 * The currency that most amounts of the document stand beside, else the one that it names; the euro when it names none, and
 * never for one that is not known (`XXX`).
 */
export function currencyOf(document: Document): string {
  const counts = new Map<string, number>()
  for (const { currency } of document.valuesOf('AMOUNT')) {
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1) // zero: the first of its kind
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? namedIn(document) ?? 'EUR'
}

function namedIn({ rows }: Document): string | null {
  for (const { stretch } of rows) {
    const named = currencyNamed(stretch.text)
    if (named !== null) return named
  }
  return null
}
