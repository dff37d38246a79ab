import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { mainUserEmailAddress } from '../members/main-user.ts'
import type { Plan } from '../subscriptions/plans.ts'
import { loadSubscription } from '../subscriptions/queries.ts'
import { switchPlan } from '../subscriptions/switch-plan.ts'

/** What it is on now, and whom to tell. */
export interface ChangedPlan {
  readonly plan: Plan
  readonly formerPlanId: number | null
  readonly companyName: string
  readonly mainUserAddress: string | null
}

/**
 * Puts an administration on another plan as its main user would. Throws `not_found` for one that is not there or was
 * removed, `firm_pays_subscription` where there is nothing to choose, and `invalid_input` for the plan it has or one that
 * nobody can choose.
 */
export async function changePlan(
  db: Db,
  { administrationId, planId }: { readonly administrationId: number; readonly planId: number },
  today: string,
): Promise<ChangedPlan> {
  const books = await db
    .selectFrom('companies')
    .select(['company_name', 'removed_at'])
    .where('id', '=', administrationId)
    .executeTakeFirst()
  if (books === undefined || books.removed_at !== null) throw new ApiError('not_found')
  const current = await loadSubscription(db, administrationId, { forUpdate: true })
  if (current.subscriber_kind === 'ADVISOR') throw new ApiError('firm_pays_subscription')
  if (current.subscription_variant_id === planId && current.subscription_ends_on === null)
    throw wrong('Deze administratie heeft dit abonnement al. Kies een ander.')
  const plan = await switchPlan(db, administrationId, planId, today).catch((error: unknown) => {
    if (error instanceof ApiError && error.error === 'not_found') throw wrong('Kies een abonnement uit de lijst')
    throw error
  })
  const mainUserAddress = await mainUserEmailAddress(db, administrationId)
  return {
    plan,
    formerPlanId: current.subscription_variant_id,
    companyName: books.company_name,
    mainUserAddress,
  }
}

const wrong = (message: string) => new ApiError('invalid_input', { fields: { planId: message } })
