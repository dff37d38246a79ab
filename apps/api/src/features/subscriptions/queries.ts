import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays, addMonths } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { findPlan, selectablePlans, type Plan } from './plans.ts'
import { endAfterCancelling, graceUntil } from './periods.ts'

type Shown = ResponseOf<typeof contract.subscriptions.get>

/** What a subscription is, locked when it is about to change. */
export function loadSubscription(db: Db, administrationId: number, { forUpdate = false } = {}) {
  return db
    .selectFrom('administrations')
    .select(['subscription_type', 'subscription_variant_id', 'subscription_period_end', 'subscription_ends_on'])
    .select(['subscriber_kind', 'payment_method', 'subscription_email_address', 'grace_period_from'])
    .select(['removal_requested_at', 'subscription_started_on'])
    .where('id', '=', administrationId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
}

/**
 * The day the periods are counted from. Of a subscription that was begun before that day was kept: the day after a
 * period, a month (or some) earlier, which only matters at the end of a month.
 */
export function startOf({ subscription_started_on: startedOn }: Subscription, periodEnd: string): string {
  return startedOn ?? addMonths(addDays(periodEnd, 1), -12)
}

export type Subscription = Awaited<ReturnType<typeof loadSubscription>>

export function activeMandate(db: Db, administrationId: number) {
  return db
    .selectFrom('sepa_mandates')
    .select(['id', 'reference', 'iban', 'account_holder'])
    .where('administration_id', '=', administrationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** The plans this administration can choose, at the price of its main user. */
export async function plansToChoose(db: Db, administrationId: number): Promise<readonly Plan[]> {
  const { subscriber_kind: subscriberKind } = await loadSubscription(db, administrationId)
  return selectablePlans({ subscriberKind, isBookkeeper: await belongsToBookkeeper(db, administrationId) })
}

/** Whether the main user works at a firm: a bookkeeper's own books are free. */
async function belongsToBookkeeper(db: Db, administrationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('roles as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select('u.firm_id')
    .where('r.administration_id', '=', administrationId)
    .where('r.is_primary_user', '=', true)
    .executeTakeFirst()
  return row !== undefined && row.firm_id !== null
}

/** Which subscriptions can be ended; what a firm pays is the firm's to end. */
export function isCancellable({ subscription_type: type, subscriber_kind: subscriber }: Subscription): boolean {
  return subscriber === 'OWNER' && ['PRESTARTER', 'ZZP', 'MKB', 'REWARD'].includes(type)
}

/** The subscription as its screen shows it. */
export async function showSubscription(db: Db, administrationId: number, today: string): Promise<Shown> {
  const row = await loadSubscription(db, administrationId)
  const mandate = await activeMandate(db, administrationId)
  const plan = findPlan(row.subscription_variant_id)
  const isFree = await belongsToBookkeeper(db, administrationId)
  return {
    type: row.subscription_type,
    variantId: plan?.id ?? null,
    planName: plan?.name ?? null,
    recurringAmount: plan && presentAmount(isFree ? { ...plan, amountCents: 0 } : plan),
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

export function presentAmount({ amountCents, unit }: Plan) {
  return { amount: amountCents, interval: { unit, quantity: 1 } }
}
