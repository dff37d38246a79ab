import { divideHalfAway } from '../money/rounding.ts'
import { MIXED_VAT_CODES, VAT_CODES, type VatCode } from './vat-codes.ts'

/** From a day on, the share of VAT on costs for taxed and exempt supplies together that is deducted: 0 to 100. */
export interface DeductionShare {
  readonly from: string
  readonly percent: number
}

/** What of the VAT of a purchase is deducted. */
export interface DeductionRules {
  /** False when the buyer deducts no VAT (KOR): it becomes part of the cost. */
  readonly deductsVat?: boolean
  /** Of VAT on mixed use; all of it when left out. */
  readonly mixedPercent?: number
}

/** The share of a day, out of those that followed each other; 100 before the first. */
export const deductionPercentOn = (shares: readonly DeductionShare[], day: string): number =>
  shares.findLast(({ from }) => from <= day)?.percent ?? 100

/** The shares when another one holds from a day on; those of later days go, what came before stays. */
export function withDeductionShare(
  shares: readonly DeductionShare[],
  { from, percent }: DeductionShare,
): DeductionShare[] {
  const before = shares.filter((share) => share.from < from)
  return deductionPercentOn(before, from) === percent ? before : [...before, { from, percent }]
}

/** What comes back of VAT under a code: all, nothing, or the share of mixed use to the cent. */
export function deductedVat(
  code: VatCode,
  vatCents: number,
  { deductsVat = true, mixedPercent = 100 }: DeductionRules,
): number {
  if (!deductsVat || !VAT_CODES[code].deductible) return 0
  if (!MIXED_VAT_CODES.includes(code)) return vatCents
  return Number(divideHalfAway(BigInt(vatCents) * BigInt(mixedPercent), 100n))
}

/** Whether turnover of a code gives a right to deduct, or is exempt; null for what stands outside the share. */
export function turnoverKind(code: VatCode): 'taxed' | 'exempt' | null {
  const { side, treatment } = VAT_CODES[code]
  if (side !== 'sale') return null
  if (treatment === 'exempt') return 'exempt'
  return ['domestic', 'reverse', 'eu', 'other_eu', 'export'].includes(treatment) ? 'taxed' : null
}

/**
 * The share by turnover, in whole percents that are rounded up (article 11, first paragraph, Uitvoeringsbeschikking OB 1968
 * and article 175 of directive 2006/112/EC). Null without turnover of either kind.
 */
export function deductionShareOf(taxedCents: number, exemptCents: number): number | null {
  const [taxed, exempt] = [Math.max(0, taxedCents), Math.max(0, exemptCents)]
  if (taxed + exempt === 0) return null
  return Number((BigInt(taxed) * 100n + BigInt(taxed + exempt) - 1n) / BigInt(taxed + exempt))
}

/** What goes back of VAT on mixed use once the share of the year is known; negative for what is deducted after all. */
export const mixedUseDifference = (
  { vatCents, deductedCents }: { readonly vatCents: number; readonly deductedCents: number },
  percent: number,
): number => deductedCents - Number(divideHalfAway(BigInt(vatCents) * BigInt(percent), 100n))
