/** Where goods were delivered, when that is not at the customer's address. */
export interface Delivery {
  readonly deliveryPlace?: string | undefined
  /** ISO 3166-1, two letters. */
  readonly deliveryCountry?: string | null | undefined
}

/** The place of delivery as a paper says it, its country by its Dutch name; null when nobody stated one. */
export function deliveryText({ deliveryPlace, deliveryCountry }: Delivery): string | null {
  const country = deliveryCountry ? new Intl.DisplayNames(['nl'], { type: 'region' }).of(deliveryCountry) : undefined
  const parts = [deliveryPlace?.trim(), country].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? null : parts.join(', ')
}
