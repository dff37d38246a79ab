import type { PlanName, ResponseOf, subscriptions } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'

export type Variant = ResponseOf<typeof subscriptions.selectableVariants>[number]
type RecurringAmount = Variant['recurring_amount']

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
export function discountText({ amount, discount_percent: percent }: RecurringAmount): string | null {
  if (amount === 0) return 'Gratis'
  return percent > 0 ? `${percent}% korting` : null
}

/** What a campaign does: `Zomeractie: 3 maanden 50% korting, daarna € 17,70 p/m`. */
export function campaignText({ campaign, recurring_amount: price }: Variant): string | null {
  if (campaign === null) return null
  const span = isYearly(price) ? 'het eerste jaar' : campaign.months === 1 ? '1 maand' : `${campaign.months} maanden`
  const usual = priceText({ ...price, amount: campaign.regular_amount })
  return `${campaign.name}: ${span} ${campaign.percent}% korting, daarna ${usual}`
}
