import { MAX_AMOUNT_CENTS } from '../money/amounts.ts'
import { divideHalfAway } from '../money/rounding.ts'

export interface CollectionCosts {
  readonly netCents: number
  /** Only of a creditor who cannot deduct it. */
  readonly vatCents: number
}

/** How much of a claim is asked at which tenth of a percent; the last bracket has no end. */
const BRACKETS: readonly { readonly widthCents: number; readonly perMille: number }[] = [
  { widthCents: 2_500_00, perMille: 150 },
  { widthCents: 2_500_00, perMille: 100 },
  { widthCents: 5_000_00, perMille: 50 },
  { widthCents: 190_000_00, perMille: 10 },
  { widthCents: MAX_AMOUNT_CENTS, perMille: 5 },
]
const LEAST_CENTS = 40_00
const MOST_CENTS = 6_775_00
const VAT_PERCENT = 21

/**
 * The costs of collecting a claim out of court, by the graduated scale of article 2 of the Besluit vergoeding voor
 * buitengerechtelijke incassokosten: 15, 10, 5, 1 and 0.5 percent, at least 40 and at most 6,775 euro. Its third
 * paragraph adds the VAT only where the creditor cannot deduct it. Nothing for a claim of nothing.
 */
export function collectionCosts(
  principalCents: number,
  { deductsVat }: { readonly deductsVat: boolean },
): CollectionCosts {
  if (principalCents <= 0) return { netCents: 0, vatCents: 0 }
  let left = principalCents
  let thousandths = 0n
  for (const { widthCents, perMille } of BRACKETS) {
    const part = Math.min(left, widthCents)
    thousandths += BigInt(part) * BigInt(perMille)
    left -= part
  }
  const scaled = Number(divideHalfAway(thousandths, 1000n))
  const netCents = Math.min(MOST_CENTS, Math.max(LEAST_CENTS, scaled))
  const vatCents = deductsVat ? 0 : Number(divideHalfAway(BigInt(netCents) * BigInt(VAT_PERCENT), 100n))
  return { netCents, vatCents }
}

/**
 * The costs of several claims on one debtor. Those on a consumer go in one letter with their principals added (article
 * 6:96, seventh paragraph, BW); between businesses each claim has its own (fourth paragraph).
 */
export function costsOfClaims(
  principalsCents: readonly number[],
  { isConsumer, deductsVat }: { readonly isConsumer: boolean; readonly deductsVat: boolean },
): CollectionCosts {
  const claims = isConsumer ? [principalsCents.reduce((sum, cents) => sum + cents, 0)] : principalsCents
  const costs = claims.map((cents) => collectionCosts(cents, { deductsVat }))
  return {
    netCents: costs.reduce((sum, { netCents }) => sum + netCents, 0),
    vatCents: costs.reduce((sum, { vatCents }) => sum + vatCents, 0),
  }
}
