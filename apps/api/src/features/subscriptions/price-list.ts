import type { Db } from '../../database/db.ts'
import type { Plan } from './plans.ts'

interface PriceChange {
  readonly id: number
  readonly variantId: number
  readonly startsOn: string
  readonly amountCents: number
}

/** What every plan costs on every day. */
export interface PriceList {
  /** The price of a plan on a day: the last one that began by then, else its first. */
  readonly amountOn: (plan: Pick<Plan, 'id' | 'amountCents'>, day: string) => number
  /** The prices of a plan that begin after a day, in order. */
  readonly changesAfter: (variantId: number, day: string) => readonly PriceChange[]
}

/** The prices that were set since the plans came about. */
export async function loadPriceList(db: Db): Promise<PriceList> {
  const changes = await db
    .selectFrom('plan_prices')
    .select(['id', 'variant_id as variantId', 'starts_on as startsOn', 'amount_cents as amountCents'])
    .where('withdrawn_at', 'is', null)
    .orderBy('starts_on')
    .execute()
  return priceListOf(changes)
}

/** The list of these changes, which are in the order of their days. */
export function priceListOf(changes: readonly PriceChange[]): PriceList {
  return {
    amountOn: ({ id, amountCents }, day) =>
      changes.findLast(({ variantId, startsOn }) => variantId === id && startsOn <= day)?.amountCents ?? amountCents,
    changesAfter: (id, day) => changes.filter(({ variantId, startsOn }) => variantId === id && startsOn > day),
  }
}
