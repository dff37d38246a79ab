import type { BodyOf, contract } from '@klopt/api-client/contract'
import { addDays, formatDateLong } from '@klopt/validators'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { findPlan } from '../plans.ts'
import { loadPriceList } from '../price-list.ts'

type Wire = BodyOf<typeof contract.pricing.setPrice>

/** Between the day a higher price is set and the day it begins: every subscription can be cancelled by the month. */
const NOTICE_DAYS = 30
const MOST_CENTS = 1_000_000

interface At {
  readonly now: Date
  readonly today: string
}

/**
 * Sets what a plan costs from a day. Throws `not_found`, `invalid_input`, and `price_needs_notice` for a higher price that
 * begins too soon. A second price from the same day is refused by the database.
 */
export async function setPrice(
  db: Db,
  planId: number,
  { from, amountCents }: Pick<Wire, 'from' | 'amountCents'>,
  { now, today }: At,
): Promise<number> {
  const plan = findPlan(planId)
  if (plan === null || plan.isFormer === true) throw new ApiError('not_found')
  if (from <= today) throw wrong('from', `Kies een dag na vandaag, ${formatDateLong(today)}`)
  if (amountCents < 0 || amountCents > MOST_CENTS) throw wrong('amountCents', 'Vul een bedrag in tot en met € 10.000')
  const prices = await loadPriceList(db)
  if (amountCents > prices.amountOn(plan, addDays(from, -1)) && from < addDays(today, NOTICE_DAYS))
    throw new ApiError('price_needs_notice')
  const { id } = await db
    .insertInto('plan_prices')
    .values({ variant_id: planId, starts_on: from, amount_cents: amountCents, created_at: now, withdrawn_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const wrong = (field: string, message: string) => new ApiError('invalid_input', { fields: { [field]: message } })

/** Takes back a price whose day has not come; what was paid by one stays. Throws `not_found`. */
export async function withdrawPrice(
  db: Db,
  { planId, priceId }: { readonly planId: number; readonly priceId: number },
  { now, today }: At,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('plan_prices')
    .set({ withdrawn_at: now })
    .where('variant_id', '=', planId)
    .where('id', '=', priceId)
    .where('withdrawn_at', 'is', null)
    .where('starts_on', '>', today)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('not_found')
}
