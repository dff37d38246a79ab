import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import { isReadOnly } from '@klopt/bookkeeping/administration'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { inOrder } from '../../kernel/each-of-several.ts'
import { loadSubscription } from '../subscriptions/queries.ts'
import { act, type Action, type Deed, type FirmUser } from './act-for-client.ts'

type Outcome = ResponseOf<typeof contract.worklist.bulk>

/**
 * Does one thing for each of some clients, each in its own books: what one of them cannot is told, nothing of it is left
 * half done, and the others go on. Throws `invalid_input` for a colleague of another firm.
 */
export async function doForClients(
  db: Db,
  user: FirmUser,
  { administrationIds, action }: BodyOf<typeof contract.worklist.bulk>,
  onDone: (administrationId: number, deed: Deed) => void,
): Promise<Outcome> {
  const ids = inOrder(administrationIds)
  await assertAction(db, user, action)
  // A client may leave while their row is still on a screen.
  const refused: Outcome['refused'] = ids
    .filter((id) => !user.clientIds.includes(id))
    .map((administrationId) => ({ administrationId, companyName: null, reason: GONE_TEXT }))
  for (const administrationId of ids.filter((id) => user.clientIds.includes(id))) {
    await changeScope(db, { kind: 'administration', administrationId, userId: user.userId })
    const done =
      (await blockReason(db, user, administrationId, action)) ?? (await tryFor(db, user, administrationId, action))
    if (typeof done !== 'string') onDone(administrationId, done)
    else refused.push({ administrationId, companyName: await nameOf(db, administrationId), reason: done })
  }
  // The audit rows of all of them go out together.
  await changeScope(db, { kind: 'system', userId: user.userId })
  return { done: ids.length - refused.length, refused }
}

const GONE_TEXT = 'Dit is geen klant van je kantoor (meer), dus hier is niets gedaan.'

/** Does it for one client or, with the reason, not at all. */
async function tryFor(db: Db, user: FirmUser, administrationId: number, action: Action): Promise<Deed | string> {
  await sql`SAVEPOINT one_client`.execute(db)
  try {
    const done = await act(db, user, administrationId, action)
    await sql`RELEASE SAVEPOINT one_client`.execute(db)
    return done
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await sql`ROLLBACK TO SAVEPOINT one_client`.execute(db)
    const [field] = error.fields === undefined ? [] : Object.values(error.fields)
    return field ?? error.entry.message
  }
}

async function assertAction(db: Db, { firmId }: FirmUser, action: Action): Promise<void> {
  if (action.kind !== 'set_manager' || action.managerId === null) return
  const colleague = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', action.managerId)
    .where('firm_id', '=', firmId)
    .executeTakeFirst()
  if (!colleague)
    throw new ApiError('invalid_input', { fields: { 'action.managerId': 'Kies een collega van je kantoor' } })
}

/** Why nothing can change in these books now; null when it can. */
async function blockReason(
  db: Db,
  { today }: FirmUser,
  administrationId: number,
  action: Action,
): Promise<string | null> {
  if (action.kind === 'set_manager') return null
  const subscription = await loadSubscription(db, administrationId)
  const state = {
    subscriptionType: subscription.subscription_type,
    subscriptionPeriodEnd: subscription.subscription_period_end,
    subscriptionEndsOn: subscription.subscription_ends_on,
  }
  return isReadOnly(state, today) ? 'Het abonnement is gestopt; de boeken zijn alleen te lezen.' : null
}

async function nameOf(db: Db, administrationId: number): Promise<string> {
  const { company_name: name } = await db
    .selectFrom('administrations')
    .select('company_name')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return name
}
