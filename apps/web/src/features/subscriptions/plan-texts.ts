import type { PlanName, ResponseOf, subscriptions } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'

export type Variant = ResponseOf<typeof subscriptions.selectableVariants>[number]
type RecurringAmount = Variant['recurring_amount']

/** The base plan, against which discounts are told (specification, section 9). */
const BASE_PRICE_CENTS = 2950
const MONTHS_PER_YEAR = 12

/** For whom a plan is, by turnover a year. */
export const planTiers: Partial<Record<PlanName, string>> = {
  PRE_STARTER: 'Alleen uren voor de voorbereiding van je bedrijf',
  INSTAP: 'Omzet tot €\u00A05.000 per jaar',
  START: 'Omzet van €\u00A05.000 tot €\u00A010.000 per jaar',
  STARTER: 'Omzet tot €\u00A010.000 per jaar',
  GROWTH: 'Omzet van €\u00A010.000 tot €\u00A030.000 per jaar',
  PRO: 'Omzet vanaf €\u00A030.001 per jaar',
}

export const isYearly = ({ interval }: RecurringAmount): boolean => interval.unit === 'YEAR'

/** Such as `€ 17,70 p/m` or `€ 177,00 p/j`. */
export const priceText = (price: RecurringAmount): string =>
  `${formatEuro(price.amount)} ${isYearly(price) ? 'p/j' : 'p/m'}`

/** VAT comes on top of every price, as is usual between businesses. */
export const VAT_NOTE = 'exclusief btw'

/** Such as `€ 17,70 p/m exclusief btw`; of what is free there is no VAT to speak of. */
export const fullPriceText = (price: RecurringAmount): string =>
  price.amount === 0 ? priceText(price) : `${priceText(price)} ${VAT_NOTE}`

/** What it is cheaper than the base plan: `40% korting`, `Gratis`, or null when it is not. */
export function discountText(price: RecurringAmount): string | null {
  const monthly_cents = isYearly(price) ? price.amount / MONTHS_PER_YEAR : price.amount
  const percent = Math.round((1 - monthly_cents / BASE_PRICE_CENTS) * 100)
  if (percent >= 100) return 'Gratis'
  return percent > 0 ? `${percent}% korting` : null
}
