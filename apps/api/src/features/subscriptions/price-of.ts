import { addDays } from '@klopt/validators'
import type { Campaign } from './campaigns.ts'
import { periodStart, renewedEnd } from './periods.ts'
import type { Plan } from './plans.ts'
import type { PriceList } from './price-list.ts'

/** By what an administration pays its plan. */
export interface Terms {
  readonly prices: PriceList
  /** A bookkeeper's own administrations cost nothing. */
  readonly isFree: boolean
  /** The discount it has, and the last day on which a period with it begins. */
  readonly discount: { readonly campaign: Campaign; readonly until: string } | null
}

/** What a period of a plan costs that begins on a day. */
export function priceOn(plan: Plan, { prices, isFree, discount }: Terms, day: string): number {
  if (isFree) return 0
  const amountCents = prices.amountOn(plan, day)
  const isDiscounted = discount !== null && day <= discount.until && discount.campaign.variantIds.includes(plan.id)
  return isDiscounted ? lessPercent(amountCents, discount.campaign.percent) : amountCents
}

/** An amount less a discount, rounded to the cent, halves up. */
export const lessPercent = (amountCents: number, percent: number): number =>
  Math.floor((amountCents * (100 - percent) + 50) / 100)

interface Period {
  /** The day its periods are counted from. */
  readonly startedOn: string
  readonly end: string
}

/** What the running period costs: the price of the day it began on, since a new price waits for the next one. */
export const priceOfPeriod = (plan: Plan, terms: Terms, { startedOn, end }: Period): number =>
  priceOn(plan, terms, periodStart(startedOn, plan.unit, end))

/** The first period that will cost something else than the running one, by a new price or the end of a discount. */
export function nextPrice(
  plan: Plan,
  terms: Terms,
  { startedOn, end }: Period,
): { from: string; amountCents: number } | null {
  const running = periodStart(startedOn, plan.unit, end)
  const now = priceOn(plan, terms, running)
  const ends = terms.discount === null ? [] : [addDays(terms.discount.until, 1)]
  const days = [...terms.prices.changesAfter(plan.id, running).map(({ startsOn }) => startsOn), ...ends]
  for (const day of days.toSorted().filter((each) => each > running)) {
    const from = addDays(renewedEnd(startedOn, plan.unit, addDays(day, -1)), 1)
    const amountCents = priceOn(plan, terms, from)
    if (amountCents !== now) return { from, amountCents }
  }
  return null
}

const MONTHS_PER_YEAR = 12

/** How many percent a price is below that of the base plan, both by the month; nothing when it is not. */
export function percentBelow(baseCents: number, { amountCents, unit }: Pick<Plan, 'amountCents' | 'unit'>): number {
  if (baseCents === 0) return 0
  const monthlyCents = unit === 'YEAR' ? amountCents / MONTHS_PER_YEAR : amountCents
  return Math.max(0, Math.round((1 - monthlyCents / baseCents) * 100))
}
