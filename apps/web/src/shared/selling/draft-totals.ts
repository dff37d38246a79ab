import type { Invoice } from '@klopt/api-client/contract'
import {
  documentSums,
  documentTotals,
  supplyOf,
  vatSummary,
  vatSummaryText,
  withDeposits,
  type ListedDeposit,
  type SummedDocument,
} from '@klopt/bookkeeping/documents'
import { BookkeepingError, decimalsOf, EURO } from '@klopt/bookkeeping/money'
import { computeDecimal, parseDecimal } from '@klopt/validators'
import type { PaperWords } from './paper-words.ts'
import { isEmptyLine, splitQuantity, type Draft, type DraftLine } from './draft.ts'

/** The amounts of an invoice as the wire has them; `lineAmountsCents` follows the lines that count. */
export type Totals = Invoice['totals']

/** The deposits that a draft takes off, or as a credit invoice gives back. */
export interface ListedDeposits {
  readonly deposits?: readonly ListedDeposit[]
  readonly returns?: boolean
}

/**
 * The totals while somebody types, by the one calculation there is; what cannot be read yet counts as if it were not
 * typed. `destination` is the country of sales under the one-stop shop. Null when an amount is beyond what can be computed.
 */
export function liveTotals(
  draft: Draft,
  today: string,
  kor: boolean,
  destination: string | null = null,
  { deposits = [], returns = false }: ListedDeposits = {},
): Totals | null {
  try {
    const own = documentTotals({
      lines: countedLines(draft).map((line) => ({ ...readLine(line), ...suppliedOn(line, draft) })),
      pricesIncludeVat: draft.pricesIncludeVat,
      discountPercent: percentage(draft.discountPercent),
      date: draft.invoiceDate ?? today,
      kor,
      destination,
      decimals: decimalsOf(draft.currency ?? EURO),
    })
    const { pricesIncludeVat } = draft
    const { lines, vat, ...sums } = withDeposits(own, deposits, { pricesIncludeVat, returns })
    return { ...sums, vat, lineAmountsCents: lines.map(({ amountCents }) => amountCents) }
  } catch (error) {
    if (error instanceof BookkeepingError) return null
    throw error
  }
}

/** The lines that are part of it: those in which something was typed, and of options the ones that are ticked. */
export const countedLines = (draft: Draft): DraftLine[] =>
  draft.lines.filter((line) => !isEmptyLine(line) && (line.optional !== true || line.chosen === true))

/** The amount of each line of the draft by its key; absent for a line that does not count. */
export function amountsByLine(draft: Draft, totals: Totals | null): ReadonlyMap<string, number> {
  return new Map(countedLines(draft).map((line, index) => [line.key, totals?.lineAmountsCents[index] ?? 0]))
}

/** The day that decides the rate of a line, where one was said. */
function suppliedOn(line: DraftLine, draft: Draft): { supplyDate?: string } {
  const supply = supplyOf(line, draft)
  return supply === null ? {} : { supplyDate: supply.to }
}

const readLine = (line: DraftLine) => ({
  quantity: readQuantity(line.quantity),
  unitPrice: computeDecimal(line.unitPrice) ?? '0',
  discountPercent: percentage(line.discountPercent),
  vatCode: line.vatCode,
  ossRateBasisPoints: line.ossRateBasisPoints,
})

function readQuantity(text: string): string {
  const { quantity } = splitQuantity(text)
  return quantity === '' ? '1' : (parseDecimal(quantity) ?? '0')
}

function percentage(text: string): string {
  const value = parseDecimal(text)
  return value !== null && Number(value) >= 0 && Number(value) <= 100 ? value : '0'
}

export interface Sum {
  readonly label: string
  readonly cents: number
}

/** The sums of a form, in which VAT has no room for its base. */
export const sumsOf = (summed: SummedDocument): Sum[] =>
  documentSums(summed, {
    subtotal: summed.pricesIncludeVat ? 'Subtotaal inclusief btw' : 'Subtotaal',
    discount: 'Korting',
    excludingVat: 'Exclusief btw',
    vat: (row) => vatSummaryText(row),
  })

/** The totals of a draft as its sums are made of. */
export function summedDraft(
  totals: Totals,
  pricesIncludeVat: boolean,
  language: PaperWords['language'] = 'nl',
): SummedDocument {
  return { ...totals, vat: vatSummary(totals, language), pricesIncludeVat }
}
