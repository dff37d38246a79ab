import { countryNameIn, type PaperLanguage } from '../paper/index.ts'

/** Where goods were delivered, when that is not at the customer's address. */
export interface Delivery {
  readonly deliveryPlace?: string | undefined
  /** ISO 3166-1, two letters. */
  readonly deliveryCountry?: string | null | undefined
}

/** The place of delivery as a paper says it, its country by its name; null when nobody stated one. */
export function deliveryText(
  { deliveryPlace, deliveryCountry }: Delivery,
  language: PaperLanguage = 'nl',
): string | null {
  const country = deliveryCountry ? countryNameIn(language, deliveryCountry) : undefined
  const parts = [deliveryPlace?.trim(), country].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? null : parts.join(', ')
}
