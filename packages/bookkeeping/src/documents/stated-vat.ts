import type { DocumentVatTotal } from './document-totals.ts'

/** How far VAT on paper may be from what follows from the lines, per code: suppliers round in their own ways. */
export const STATED_VAT_MARGIN_CENTS = 100

/** Why VAT that a supplier's document states cannot be: no line has its code, its rate is 0%, or it is too far off. */
export type StatedVatProblem = 'no_line' | 'no_vat' | 'too_far'

/**
 * Holds VAT that a document states against what follows from its lines with that code, both in the sign they are typed
 * in; `computed` is absent when no line has the code. Null when it can be booked as stated.
 */
export function statedVatProblem(
  vatCents: number,
  computed: Pick<DocumentVatTotal, 'ratePercent' | 'vatCents'> | undefined,
): StatedVatProblem | null {
  if (computed === undefined) return 'no_line'
  if (computed.ratePercent === '0') return vatCents === 0 ? null : 'no_vat'
  return Math.abs(vatCents - computed.vatCents) <= STATED_VAT_MARGIN_CENTS ? null : 'too_far'
}

/**
 * Whether no rate makes this VAT of the amount it is in or on: all of it or more, or the other way round. A typo to tell of
 * while it is typed.
 */
export function isImpossibleVat(vatCents: number, amountCents: number): boolean {
  return vatCents !== 0 && (Math.abs(vatCents) >= Math.abs(amountCents) || vatCents > 0 !== amountCents > 0)
}
