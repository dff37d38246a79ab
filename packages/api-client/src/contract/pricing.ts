import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id, requiredText, timestamp } from './wire.ts'

const errors = ['global_admin_verification_required'] as const
const reason = requiredText(500)

const months = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, 'Minstens 1 maand'),
  v.maxValue(12, 'Hoogstens 12 maanden'),
)
const percent = v.pipe(v.number(), v.integer(), v.minValue(1, 'Minstens 1%'), v.maxValue(90, 'Hoogstens 90%'))
const planIds = v.pipe(v.array(id), v.minLength(1, 'Kies minstens één abonnement'), v.maxLength(50))

const campaign = v.object({
  id,
  name: v.string(),
  percent: v.number(),
  months: v.number(),
  planIds: v.array(id),
  from: date,
  to: date,
  /** When it was ended before its last day. */
  endedAt: v.nullable(timestamp),
  /** How many administrations chose their plan by it. */
  administrations: v.number(),
})
export type CampaignRow = v.InferOutput<typeof campaign>

/** What plans cost from which day, and discounts. Each change says why. */
export const pricing = defineArea('pricing', {
  setPrice: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/plans/{planId}/prices',
    summary: 'A new price of a plan from a day; periods that began earlier keep theirs',
    body: v.object({ from: date, amountCents: cents, reason }),
    response: v.object({ id }),
    errors: [...errors, 'price_needs_notice'],
    stale: ['backOffice', 'subscriptions'],
    idempotent: true,
  }),
  withdrawPrice: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/plans/{planId}/prices/{priceId}/withdraw',
    summary: 'Take back a price whose day has not come',
    body: v.object({ reason }),
    errors,
    stale: ['backOffice', 'subscriptions'],
  }),
  campaigns: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/campaigns',
    summary: 'Discounts on plans, the latest first',
    policy: 'ALWAYS',
    response: v.array(campaign),
    errors,
  }),
  startCampaign: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/campaigns',
    summary: 'A discount for who chooses one of these plans within its days',
    body: v.object({ name: requiredText(60), percent, months, planIds, from: date, to: date, reason }),
    response: v.object({ id }),
    errors,
    stale: ['pricing', 'subscriptions'],
    idempotent: true,
  }),
  endCampaign: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/campaigns/{campaignId}/end',
    summary: 'Offer a discount no more; who chose it keeps it',
    body: v.object({ reason }),
    errors,
    stale: ['pricing', 'subscriptions'],
  }),
})
