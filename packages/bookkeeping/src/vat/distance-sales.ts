import { vatNumber } from '@klopt/validators'
import { isOtherEuCountry } from './eu-countries.ts'

/**
 * Distance sales of goods and electronic services to consumers in other EU countries, together in this calendar year or in
 * the one before, above which they are taxed where the consumer lives (article 59c of directive 2006/112/EC).
 */
export const DISTANCE_SALES_LIMIT_CENTS = 1_000_000

export interface DistanceBuyer {
  readonly kind: 'company' | 'person'
  readonly country: string
  readonly vatId: string | null
  /** Where it was delivered, when that is elsewhere. */
  readonly deliveryCountry?: string | null | undefined
}

/** The other EU country of which VAT is owed on distance sales to a customer; null when there is none. */
export function distanceCountry({ kind, country, vatId, deliveryCountry }: DistanceBuyer): string | null {
  const destination = deliveryCountry ?? country
  if (!isOtherEuCountry(destination)) return null
  const isConsumer = kind === 'person' || !vatNumber(vatId ?? '').ok // zero: without a number one buys as a consumer does
  return isConsumer ? destination : null
}

/** Whether a sale takes what was sold in this or in the year before over the limit. */
export function passesDistanceLimit(
  sold: { readonly thisYearCents: number; readonly yearBeforeCents: number },
  saleCents: number,
): boolean {
  return (
    sold.yearBeforeCents > DISTANCE_SALES_LIMIT_CENTS || sold.thisYearCents + saleCents > DISTANCE_SALES_LIMIT_CENTS
  )
}
