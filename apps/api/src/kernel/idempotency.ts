import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql, type Compilable } from 'kysely'
import type { Db } from '../database/db.ts'
import { ApiError } from './api-error.ts'

/** A write that its sender may repeat: bound to the user, the route and everything in the request. */
export interface IdempotencyClaim {
  readonly userId: number
  readonly route: string
  readonly key: string
  readonly bodyHash: Buffer
  readonly at: Date
}

/** The claim of a request, or null when it carries no key. */
export function readClaim(
  request: Pick<FastifyRequest, 'headers' | 'url'> & { bodyIdentity: Buffer | null },
  userId: number,
  route: string,
  at: Date,
): IdempotencyClaim | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new ApiError('malformed_request')
  const bodyHash = createHash('sha256')
    .update(request.url)
    .update('\0')
    .update(request.bodyIdentity ?? '') // zero: a request without a body
    .digest()
  return { userId, route, key, bodyHash, at }
}

export interface StoredAnswer {
  readonly status: number
  readonly body: unknown
}

/**
 * Claims the key inside the command's transaction. A duplicate that comes meanwhile waits here until this
 * transaction ends: it gets the stored answer, or does the work itself when this one failed.
 */
export async function claimKey(db: Db, claim: IdempotencyClaim): Promise<StoredAnswer | null> {
  const claimed = await sql`
    INSERT INTO idempotency_keys (user_id, route, key, body_hash, created_at)
    VALUES (${claim.userId}, ${claim.route}, ${claim.key}, ${claim.bodyHash}, ${claim.at})
    ON CONFLICT DO NOTHING`.execute(db)
  if (claimed.numAffectedRows === 1n) return null
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'response'])
    .where('user_id', '=', claim.userId)
    .where('route', '=', claim.route)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow()
  if (!stored.body_hash.equals(claim.bodyHash)) throw new ApiError('idempotency_mismatch')
  if (stored.status === null) throw new Error('an idempotency key was committed without its answer')
  return { status: stored.status, body: stored.response }
}

/** The statement that keeps the answer beside the claim. */
export function keepAnswer(db: Db, claim: IdempotencyClaim, { status, body }: StoredAnswer): Compilable {
  return db
    .updateTable('idempotency_keys')
    .set({ status, response: body === undefined ? null : JSON.stringify(body) })
    .where('user_id', '=', claim.userId)
    .where('route', '=', claim.route)
    .where('key', '=', claim.key)
}

/** Removes answers that were kept for requests that come again, which no longer will. */
export async function removeOldKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', before).execute()
}
