import { statedVatProblem, type StatedVatProblem } from '../documents/stated-vat.ts'
import { parseDecimal, powerOfTen } from '../money/decimal.ts'
import { divideHalfAway } from '../money/rounding.ts'
import type { VatCode } from '../vat/vat-codes.ts'
import { vatRate } from '../vat/vat-rates.ts'
import type { VatShare } from './payment-share.ts'

/** The sales of which no rate tells the VAT (article 28 Uitvoeringsbeschikking OB). */
const hasRate = (vatCode: VatCode): boolean => vatCode !== 'sale_other_rates'

/** The VAT in an amount that includes it, at the rate of the code on a day; null where no rate tells it. */
export function vatWithin(vatCode: VatCode, date: string, grossCents: number): number | null {
  if (!hasRate(vatCode)) return null
  const { digits, scale } = parseDecimal(vatRate(vatCode, date))
  return Number(divideHalfAway(BigInt(grossCents) * digits, 100n * powerOfTen(scale) + digits))
}

/**
 * The turnover and VAT that wait on an open amount, out of the VAT alone: the turnover is what the amount holds without
 * it. VAT that is not that of the whole amount is of a part of it, and the rest waits for nothing: the turnover is then
 * what the rate makes of it.
 */
export function waitingShare(vatCode: VatCode, date: string, openCents: number, vatCents: number): VatShare {
  const whole = { vatCode, baseCents: openCents - vatCents, vatCents }
  if (waitingVatProblem(whole, date) !== 'too_far') return whole
  const { digits, scale } = parseDecimal(vatRate(vatCode, date))
  return { vatCode, baseCents: Number(divideHalfAway(BigInt(vatCents) * 100n * powerOfTen(scale), digits)), vatCents }
}

/** The VAT of a turnover at the rate of the code on a day. */
export function vatOver({ vatCode, baseCents }: Pick<VatShare, 'vatCode' | 'baseCents'>, date: string): number {
  const { digits, scale } = parseDecimal(vatRate(vatCode, date))
  return Number(divideHalfAway(BigInt(baseCents) * digits, 100n * powerOfTen(scale)))
}

/** Why VAT cannot wait with its turnover: it has the margin that VAT on a supplier's paper has. */
export function waitingVatProblem(share: VatShare, date: string): StatedVatProblem | null {
  if (!hasRate(share.vatCode)) return null
  const computed = { ratePercent: vatRate(share.vatCode, date), vatCents: vatOver(share, date) }
  return statedVatProblem(share.vatCents, computed)
}
