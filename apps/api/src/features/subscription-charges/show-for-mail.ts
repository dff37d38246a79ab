import type { Db } from '../../database/db.ts'
import { findPlan } from '../subscriptions/plans.ts'
import { activeMandate } from '../subscriptions/queries.ts'

/** A charge as mails tell it. */
export type MailedCharge = Awaited<ReturnType<typeof showForMail>>

/** What a mail says of a charge, with the account that it is collected from now; null without one. */
export async function showForMail(
  db: Db,
  { administrationId, chargeId }: { readonly administrationId: number; readonly chargeId: number },
) {
  const charge = await db
    .selectFrom('subscription_charges as c')
    .innerJoin('companies as a', 'a.id', 'c.administration_id')
    .select(['c.number', 'c.plan_id', 'c.period_start', 'c.period_end', 'c.created_at', 'c.due_on', 'c.recipient'])
    .select(['c.price_cents', 'c.deducted_cents', 'c.vat_cents', 'c.amount_cents'])
    .select(['a.company_name', 'a.address_street', 'a.address_postcode', 'a.address_city'])
    .where('c.administration_id', '=', administrationId)
    .where('c.id', '=', chargeId)
    .executeTakeFirstOrThrow()
  const plan = findPlan(charge.plan_id)
  return { ...charge, plan, mandate: (await activeMandate(db, administrationId)) ?? null }
}
