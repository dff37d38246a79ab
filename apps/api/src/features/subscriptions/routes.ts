import { subscriptions } from '@klopt/api-client/schemas'
import { administration, mainUser } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { savePaymentDetails } from './payment-details.ts'
import { offersFor, presentAmount } from './offers.ts'
import { showSubscription } from './show-subscription.ts'
import { switchPlan } from './switch-plan.ts'

/** The subscription: seen by administrators, changed by the main user alone, also when nothing else can be. */
export const subscriptionRoutes = [
  route(subscriptions.get, {
    access: administration('ADMIN'),
    handle: ({ db, administrationId, today }) => showSubscription(db, administrationId, today),
  }),

  route(subscriptions.selectableVariants, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, today }) =>
      (await offersFor(db, administrationId, today)).map(({ plan, regularCents, campaign, terms }) => ({
        id: plan.id,
        name: plan.name,
        subscription_type: plan.type,
        recurring_amount: presentAmount(plan, terms, today),
        campaign: campaign && {
          name: campaign.campaign.name,
          percent: campaign.campaign.percent,
          months: campaign.campaign.months,
          regular_amount: regularCents,
        },
      })),
  }),

  route(subscriptions.switchToVariant, {
    access: mainUser,
    reachesOthers: true,
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, today, audit, input: { params } }) {
      const { id, name, amountCents } = await switchPlan(db, administrationId, params.variantId, today)
      audit('switch_plan', 'subscription', id, { plan: name, amountCents })
    },
  }),

  route(subscriptions.updatePaymentDetails, {
    access: mainUser,
    reachesOthers: true,
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, user, now, today, audit, input: { body } }) {
      await savePaymentDetails(db, { administrationId, userId: user.id, now, today }, body)
      audit('change_payment_details', 'subscription', null)
    },
  }),

  route(subscriptions.cancel, {
    access: mainUser,
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, today, audit, unchanged }) {
      const { endsOn, changed } = await cancelSubscription(db, administrationId, today)
      if (changed) audit('cancel', 'subscription', null, { endsOn })
      else unchanged()
      return { endsOn }
    },
  }),

  route(subscriptions.resume, {
    access: mainUser,
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, audit, unchanged }) {
      if (await resumeSubscription(db, administrationId)) audit('resume', 'subscription', null)
      else unchanged()
    },
  }),
]
