import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { presentAmount } from './offers.ts'
import { endAfterCancelling, graceUntil } from './periods.ts'
import { findPlan, type Plan } from './plans.ts'
import { nextPrice, priceOfPeriod } from './price-of.ts'
import { activeMandate, isCancellable, loadSubscription, startOf, type Subscription } from './queries.ts'
import { loadTerms } from './terms.ts'

type Shown = ResponseOf<typeof contract.subscriptions.get>

/** The subscription as its screen shows it. */
export async function showSubscription(db: Db, administrationId: number, today: string): Promise<Shown> {
  const row = await loadSubscription(db, administrationId)
  const mandate = await activeMandate(db, administrationId)
  const plan = findPlan(row.subscription_variant_id)
  return {
    type: row.subscription_type,
    variantId: plan?.id ?? null,
    planName: plan?.name ?? null,
    ...(plan ? await pricesOf(db, administrationId, row, plan, today) : nothingPaid),
    currentPeriodEnd: row.subscription_period_end,
    endsOn: row.subscription_ends_on,
    endsOnWhenCancelled: isCancellable(row)
      ? endAfterCancelling(startOf(row, row.subscription_period_end ?? today), today)
      : null,
    graceUntil: row.grace_period_from === null ? null : graceUntil(row.grace_period_from),
    subscriberKind: row.subscriber_kind,
    paymentMethod: row.payment_method,
    paymentDetails: mandate
      ? {
          accountNumber: mandate.iban,
          accountHolder: mandate.account_holder,
          invoiceEmailAddress: row.subscription_email_address ?? '', // zero: not filled in yet
          mandateReference: mandate.reference,
        }
      : null,
  }
}

const nothingPaid = { recurringAmount: null, campaign: null, nextPrice: null }

async function pricesOf(db: Db, administrationId: number, row: Subscription, plan: Plan, today: string) {
  const terms = await loadTerms(db, administrationId, row)
  const end = row.subscription_period_end ?? today
  const period = { startedOn: startOf(row, end), end }
  const next = nextPrice(plan, terms, period)
  const { discount } = terms
  const isDiscounted = discount !== null && discount.until >= today && discount.campaign.variantIds.includes(plan.id)
  return {
    recurringAmount: presentAmount({ ...plan, amountCents: priceOfPeriod(plan, terms, period) }, terms, today),
    campaign:
      isDiscounted && !terms.isFree ? { name: discount.campaign.name, percent: discount.campaign.percent } : null,
    nextPrice: next && { from: next.from, amount: next.amountCents },
  }
}
