import { must } from '@klopt/bookkeeping/money'
import { addDays, addMonths } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { lockWithReferences, type AdministrationRow } from '../administrations/lock-administration.ts'

const columns = [
  'subscription_type',
  'subscription_variant_id',
  'subscription_period_end',
  'subscription_ends_on',
  'subscriber_kind',
  'payment_method',
  'subscription_email_address',
  'grace_period_from',
  'removal_requested_at',
  'subscription_started_on',
  'campaign_id',
  'campaign_until',
] as const

export type Subscription = Pick<AdministrationRow, (typeof columns)[number]>

/** What a subscription is, locked when it is about to change. */
export async function loadSubscription(
  db: Db,
  administrationId: number,
  { forUpdate = false } = {},
): Promise<Subscription> {
  if (forUpdate) return must(await lockWithReferences(db, administrationId), 'whose subscription it is')
  return db.selectFrom('companies').select(columns).where('id', '=', administrationId).executeTakeFirstOrThrow()
}

/**
 * The day the periods are counted from. Of a subscription that was begun before that day was kept: the day after a
 * period, a month (or some) earlier, which only matters at the end of a month.
 */
export const countedFrom = (startedOn: string | null, periodEnd: string): string =>
  startedOn ?? addMonths(addDays(periodEnd, 1), -12)

/** The same of a subscription. */
export const startOf = ({ subscription_started_on: startedOn }: Subscription, periodEnd: string): string =>
  countedFrom(startedOn, periodEnd)

export function activeMandate(db: Db, administrationId: number) {
  return db
    .selectFrom('sepa_mandates')
    .select(['id', 'reference', 'iban', 'account_holder'])
    .where('administration_id', '=', administrationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** Whether the main user works at a firm: a bookkeeper's own books are free. */
export async function belongsToBookkeeper(db: Db, administrationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('role_assignments as r')
    .innerJoin('people as u', 'u.id', 'r.user_id')
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
