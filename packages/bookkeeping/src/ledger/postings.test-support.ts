import fc from 'fast-check'
import { formatDecimal } from '../money/decimal.ts'
import { documentTotals, type DocumentInput, type DocumentLineInput } from '../documents/document-totals.ts'
import { BookkeepingError } from '../money/errors.ts'
import type { PostingLine } from './posting.ts'
import { INVOICE_VAT_CODES, VAT_CODES, type VatCode } from '../vat/vat-codes.ts'
import { vatReturnBoxes, type VatFact } from '../vat-return/vat-return.ts'

export const date = '2026-11-20'

/** Lines as [account, debit - credit, VAT code and kind], which reads like a ledger. */
export function ledger(lines: readonly PostingLine[]) {
  return lines.map(({ account, debitCents, creditCents, vatCode, vatKind }) => [
    'id' in account ? account.id : account.rgs,
    debitCents - creditCents,
    ...(vatCode === undefined ? [] : [`${vatCode}/${vatKind}`]),
  ])
}

/** What a posting tells the VAT return. */
export function factsOf(lines: readonly PostingLine[]): VatFact[] {
  return lines.flatMap(({ vatCode, vatKind, debitCents, creditCents }) => {
    if (vatCode === undefined || vatKind === undefined) return []
    return [{ vatCode, vatKind, balanceCents: creditCents - debitCents }]
  })
}

/** The filled boxes as { box: [base, VAT] }. */
export function filledBoxes(lines: readonly PostingLine[]) {
  return Object.fromEntries(
    vatReturnBoxes(factsOf(lines))
      .filter(({ baseCents, vatCents }) => (baseCents ?? 0) !== 0 || (vatCents ?? 0) !== 0)
      .map(({ box, baseCents, vatCents }) => [box, [baseCents, vatCents]]),
  )
}

/** Totals of lines written as [price, VAT code, quantity]. */
export function totalsOf(
  lines: [price: string, vatCode: VatCode, quantity?: string][],
  more: Partial<DocumentInput> = {},
) {
  return documentTotals({
    lines: lines.map(([unitPrice, vatCode, quantity = '1']) => ({ quantity, unitPrice, vatCode })),
    pricesIncludeVat: false,
    date,
    ...more,
  })
}

/** The code of the error that `run` throws. */
export function codeOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error instanceof BookkeepingError ? error.code : error
  }
  return undefined
}

export function documentCodes(side: 'sale' | 'purchase'): VatCode[] {
  return Object.values(VAT_CODES)
    .filter((definition) => definition.side === side && definition.code !== 'private_use')
    .filter(({ code }) => !INVOICE_VAT_CODES.includes(code))
    .map(({ code }) => code)
}

const anyDecimal = (max: bigint, scale: number) =>
  fc.bigInt({ min: -max, max }).map((digits) => formatDecimal({ digits, scale }))

/** Any document of a sale or purchase, credits and prices including VAT among them. */
export function anyTotals(side: 'sale' | 'purchase') {
  const line = fc.record<DocumentLineInput>({
    quantity: anyDecimal(1000n, 2),
    unitPrice: anyDecimal(10n ** 9n, 4),
    vatCode: fc.constantFrom(...documentCodes(side)),
  })
  return fc
    .record({ lines: fc.array(line, { maxLength: 8 }), pricesIncludeVat: fc.boolean() })
    .map((input) => documentTotals({ ...input, date }))
}

export const anyAmount = fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((cents) => cents !== 0)
