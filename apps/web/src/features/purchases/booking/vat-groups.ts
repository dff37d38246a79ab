import { lineTotals } from './amounts.ts'
import type { BookingDraft, PurchaseVatCode } from './draft.ts'

/** VAT of one code over all lines. */
export interface VatGroup {
  readonly vatCode: PurchaseVatCode
  readonly ratePercent: string
  /** What its lines come to, with VAT where their amounts include it; null beyond what can be booked. */
  readonly amountCents: number | null
  /** What follows from its lines; null beyond what can be booked. */
  readonly computedCents: number | null
  /** As the paper states it, or else as it follows. */
  readonly vatCents: number | null
  readonly isStated: boolean
}

/** VAT by code, as far as it can be computed: also of lines or stated VAT beyond what can be booked there are groups. */
export function vatGroups(draft: BookingDraft, today: string): readonly VatGroup[] {
  const unstated = { ...draft, statedVat: {} }
  const totals = lineTotals(unstated, today)
  const empty = { ...unstated, lines: draft.lines.map((line) => ({ ...line, amountCents: 0 })) }
  const groups = (totals ?? lineTotals(empty, today))?.vat ?? []
  return groups.map(({ vatCode, ratePercent, baseCents, vatCents }) => {
    const code = vatCode as PurchaseVatCode
    const statedCents = draft.statedVat[code]
    const computedCents = totals && vatCents
    return {
      vatCode: code,
      ratePercent,
      amountCents: totals && baseCents + (draft.pricesIncludeVat ? vatCents : 0),
      computedCents,
      vatCents: statedCents ?? computedCents,
      isStated: statedCents !== undefined,
    }
  })
}
