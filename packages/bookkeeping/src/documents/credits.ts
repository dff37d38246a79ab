export interface CreditedAmounts {
  /** What the invoice asked. */
  readonly grossCents: number
  /** What its final credit invoices come to together: negative, 0 without any. */
  readonly creditedCents: number
}

/** What of an invoice is left to credit: credit invoices together take back no more than it asked. */
export function leftToCredit({ grossCents, creditedCents }: CreditedAmounts): number {
  return grossCents + creditedCents
}

/** By one credit invoice or by several together; what was credited in part is still an invoice to be paid. */
export function isCreditedInFull(amounts: CreditedAmounts): boolean {
  return amounts.creditedCents !== 0 && leftToCredit(amounts) === 0
}
