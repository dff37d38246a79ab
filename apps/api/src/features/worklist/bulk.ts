import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { eachOfSeveral, inOrder, reasonOf, refusal } from '../../kernel/each-of-several.ts'
import { GONE_CLIENT, READ_ONLY_CLIENT } from './client-refusals.ts'
import { mayNotChange } from '../subscriptions/may-not-change.ts'
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
  const gone = ids.filter((id) => !user.clientIds.includes(id))
  const deedOf = async (administrationId: number) => {
    await changeScope(db, { kind: 'administration', administrationId, userId: user.userId })
    const reason = await blockReason(db, user, administrationId, action)
    const done = reason ?? (await act(db, user, administrationId, action))
    if (typeof done === 'string') throw refusal(done)
    onDone(administrationId, done)
  }
  const { done, refused } = await eachOfSeveral(
    db,
    ids.filter((id) => user.clientIds.includes(id)),
    deedOf,
  )
  // The audit rows of all of them go out together.
  await changeScope(db, { kind: 'system', userId: user.userId })
  const names = await namesOf(db, [...refused.keys()])
  return {
    done: done.length,
    refused: [
      ...gone.map((administrationId) => ({ administrationId, companyName: null, reason: GONE_CLIENT })),
      ...[...refused].map(([administrationId, error]) => {
        const companyName = must(names.get(administrationId), 'the name of a client')
        return { administrationId, companyName, reason: reasonOf(error) }
      }),
    ],
  }
}

async function assertAction(db: Db, { firmId }: FirmUser, action: Action): Promise<void> {
  if (action.kind !== 'set_manager' || action.managerId === null) return
  const colleague = await db
    .selectFrom('people')
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
  return (await mayNotChange(db, administrationId, today)) ? READ_ONLY_CLIENT : null
}

async function namesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('companies').select(['id', 'company_name']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.company_name]))
}
