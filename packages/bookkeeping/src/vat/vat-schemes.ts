/** When the VAT of a sale becomes due: with its invoice (factuurstelsel) or with its payment (kasstelsel). */
export type VatScheme = 'accrual' | 'cash'

/** A scheme from its first day until the next one's. */
export interface VatSchemeSpan {
  from: string
  scheme: VatScheme
}

/** The first day that books can have: a scheme from then on always held. */
export const FIRST_SCHEME_DAY = '2000-01-01'

/** The scheme of a day, out of those that followed each other. */
export function vatSchemeOn(schemes: readonly VatSchemeSpan[], date: string): VatScheme {
  return schemes.findLast(({ from }) => from <= date)?.scheme ?? 'accrual'
}

/** The schemes when another one holds from a day on; what came before that day stays as it was. */
export function withVatScheme(schemes: readonly VatSchemeSpan[], { from, scheme }: VatSchemeSpan): VatSchemeSpan[] {
  const before = schemes.filter((span) => span.from < from)
  return before.at(-1)?.scheme === scheme ? before : [...before, { from, scheme }]
}
