import { contract } from '@klopt/api-client/schemas'
import { globalAdmin } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { setPrice, withdrawPrice } from './set-price.ts'
import { endCampaign, listCampaigns, startCampaign } from './write-campaign.ts'

const { pricing } = contract
/** `system` because prices are of no administration, and who chose a discount is counted over all of them. */
const ofAll = { access: globalAdmin, scope: 'system' } as const

/** What plans cost from which day, and discounts: each change with a reason. */
export const pricingRoutes = [
  route(pricing.setPrice, {
    ...ofAll,
    handle: async ({ db, now, today, audit, input: { params, body } }) => {
      const id = await setPrice(db, params.planId, body, { now, today })
      audit('set_price', 'plan', params.planId, body)
      return { id }
    },
  }),

  route(pricing.withdrawPrice, {
    ...ofAll,
    handle: async ({ db, now, today, audit, input: { params, body } }) => {
      await withdrawPrice(db, params, { now, today })
      audit('withdraw_price', 'plan', params.planId, { priceId: params.priceId, reason: body.reason })
    },
  }),

  route(pricing.campaigns, { ...ofAll, handle: ({ db }) => listCampaigns(db) }),

  route(pricing.startCampaign, {
    ...ofAll,
    handle: async ({ db, now, today, audit, input: { body } }) => {
      const id = await startCampaign(db, body, { now, today })
      audit('start', 'campaign', id, body)
      return { id }
    },
  }),

  route(pricing.endCampaign, {
    ...ofAll,
    handle: async ({ db, now, audit, input: { params, body } }) => {
      await endCampaign(db, params.campaignId, now)
      audit('end', 'campaign', params.campaignId, { reason: body.reason })
    },
  }),
]
