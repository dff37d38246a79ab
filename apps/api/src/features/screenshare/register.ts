import type { BodyOf, support } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { hashToken } from '../../security/tokens.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Session } from '../../kernel/caller.ts'
import type { Context } from '../../kernel/context.ts'
import { findCaller } from '../../kernel/find-caller.ts'
import type { Services } from '../../kernel/services.ts'
import { lockUser } from '../users/lock-user.ts'
import { endLooks } from './looks.ts'
import { presenceMs, silenceMs } from './timings.ts'

const UNKNOWN = 'Onbekend'
/** Screens that one user shares at once, each from a browser of its own. */
const MOST_SESSIONS = 5

type RegisterContext = Pick<
  Context<typeof support.screenshare, 'signedIn'>,
  'db' | 'user' | 'now' | 'input' | 'audit' | 'unchanged'
>

/** Throws `not_found` for an administration that the user cannot enter, by whatever way. */
export async function refuseForeign(
  { pool }: Services,
  session: Session,
  { administration_id: administrationId = null }: BodyOf<typeof support.screenshare>,
  now: Date,
): Promise<void> {
  if (administrationId === null) return
  const found = await findCaller(pool, { ...session, administrationId, actingAsUserId: null }, now)
  if (!found?.administration?.permissions.length) throw new ApiError('not_found')
}

/**
 * Begins a session under a new key, or goes on with the user's own: when it stopped is null then. What ended stays
 * ended, and the key of somebody else looks just like that, so that it tells nothing and a browser lets go of it.
 * Throws `rate_limited` to who shares more screens than anybody has.
 */
export async function register(context: RegisterContext): Promise<Date | null> {
  const { db, user, now, input, unchanged } = context
  const keyHash = hashToken(input.body.key)
  let known = await ownSession(db, keyHash, user.id)
  if (!known) {
    if (await begin(context, keyHash)) return null
    // Another tab was first, or somebody else has the key.
    known = await ownSession(db, keyHash, user.id)
  }
  if (!known || known.stopped_at) {
    unchanged()
    return known?.stopped_at ?? now
  }
  if (now.getTime() - known.last_seen_at.getTime() >= silenceMs) return endSilent(context, known)
  await goOn(context, known)
  return null
}

/** False when the key exists. */
async function begin(context: RegisterContext, keyHash: Buffer): Promise<boolean> {
  const { db, user, now, input } = context
  await refuseTooMany(db, user.id, now)
  const administrationId = input.body.administration_id ?? null
  const begun = await db
    .insertInto('screen_shares')
    .values({
      ...seenIn(context),
      key_hash: keyHash,
      user_id: user.id,
      administration_id: administrationId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun) await note(context, 'start', begun.id, administrationId)
  return begun !== undefined
}

/** One user must not fill the list of who waits. Begins of one user come one after another, so that all are counted. */
async function refuseTooMany(db: Db, userId: number, now: Date): Promise<void> {
  await lockUser(db, userId)
  const { count } = await db
    .selectFrom('screen_shares')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('stopped_at', 'is', null)
    .where('last_seen_at', '>', new Date(now.getTime() - presenceMs))
    .executeTakeFirstOrThrow()
  if (count >= MOST_SESSIONS) throw new ApiError('rate_limited')
}

async function goOn(context: RegisterContext, known: Known): Promise<void> {
  const { db, input, unchanged } = context
  const administrationId = input.body.administration_id ?? null
  const movesTo = administrationId === known.administration_id ? null : administrationId
  await db
    .updateTable('screen_shares')
    .set({ ...seenIn(context), ...(movesTo !== null && { administration_id: movesTo }) })
    .where('id', '=', known.id)
    .execute()
  // Each administration that is shown finds it in its own log.
  if (movesTo === null) unchanged()
  else await note(context, 'continue', known.id, movesTo)
}

const seenIn = ({ input: { body }, now }: RegisterContext) => ({
  company: body.company || UNKNOWN,
  name: body.name || UNKNOWN,
  last_seen_at: now,
  away_since: null,
})

type Known = NonNullable<Awaited<ReturnType<typeof ownSession>>>

function ownSession(db: Db, keyHash: Buffer, userId: number) {
  return db
    .selectFrom('screen_shares')
    .select(['id', 'administration_id', 'last_seen_at', 'stopped_at'])
    .where('key_hash', '=', keyHash)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** A browser that was closed while it shared does not share again because it is opened. */
async function endSilent(context: RegisterContext, { id, last_seen_at, administration_id }: Known): Promise<Date> {
  await context.db.updateTable('screen_shares').set({ stopped_at: last_seen_at }).where('id', '=', id).execute()
  await endLooks(context.db, [id], last_seen_at)
  await note(context, 'stop', id, administration_id)
  return last_seen_at
}

/** The row stands in the log of the administration, which the rest of the transaction therefore belongs to. */
async function note(
  { db, user, audit }: RegisterContext,
  action: string,
  id: number,
  administrationId: number | null,
): Promise<void> {
  if (administrationId === null) return audit(action, 'screen_share', id)
  await changeScope(db, { kind: 'administration', administrationId, userId: user.id })
  audit(action, 'screen_share', id, {}, { administrationId })
}
