import type { Db } from '../../database/db.ts'
import { campaignUntil, openCampaigns, type Campaign } from './campaigns.ts'
import { basePlan, findPlan, selectablePlans, type Plan } from './plans.ts'
import { percentBelow, priceOn, type Terms } from './price-of.ts'
import { loadSubscription, type Subscription } from './queries.ts'
import { loadTerms } from './terms.ts'

/** A plan that can be chosen, at the price its first period would cost. */
export interface Offer {
  readonly plan: Plan
  /** Without that discount. */
  readonly regularCents: number
  /** The discount that choosing it today gives, and the last day on which a period with it begins. */
  readonly campaign: { readonly campaign: Campaign; readonly until: string } | null
  readonly terms: Terms
}

/** The plans this administration can choose today. */
export async function offersFor(db: Db, administrationId: number, today: string): Promise<readonly Offer[]> {
  const row = await loadSubscription(db, administrationId)
  const own = await loadTerms(db, administrationId, row)
  const campaigns = own.isFree || !mayBegin(row, own, today) ? [] : await openCampaigns(db, today)
  return selectablePlans(row.subscriber_kind).map((plan) => {
    const regularCents = own.prices.amountOn(plan, today)
    const campaign =
      regularCents > 0
        ? campaigns.find(({ id, variantIds }) => variantIds.includes(plan.id) && id !== row.campaign_id)
        : undefined
    const chosen = campaign ? { campaign, until: campaignUntil(campaign, today) } : null
    const terms = chosen === null ? own : { ...own, discount: chosen }
    return { plan: { ...plan, amountCents: priceOn(plan, terms, today) }, regularCents, campaign: chosen, terms }
  })
}

/** A campaign is for who pays nothing yet: whoever has a paid plan, or a discount that still runs, keeps what they have. */
function mayBegin({ subscription_variant_id: variantId }: Subscription, own: Terms, today: string): boolean {
  if (own.discount !== null && own.discount.until >= today) return false
  const plan = findPlan(variantId)
  return plan === null || own.prices.amountOn(plan, today) === 0
}

/** A price as it is told, with how much lower it is than that of the base plan. */
export function presentAmount({ amountCents, unit }: Plan, { prices }: Terms, today: string) {
  const baseCents = prices.amountOn(basePlan, today)
  return {
    amount: amountCents,
    interval: { unit, quantity: 1 },
    discount_percent: percentBelow(baseCents, { amountCents, unit }),
  }
}
