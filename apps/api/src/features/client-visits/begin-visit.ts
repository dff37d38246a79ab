import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import { changesSince } from './changes-since.ts'

interface Visitor {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

interface Since {
  readonly since_audit_id: number | null
  readonly since_at: Date | null
}

/** Remembers that a colleague looks at a client, and tells what others changed since the visit before. */
export async function beginVisit(db: Db, visitor: Visitor): Promise<ResponseOf<typeof contract.clientVisits.begin>> {
  const { since_audit_id: since, since_at: at } = await remember(db, visitor)
  // In a first visit everything is new, which says nothing.
  if (since === null) return { since: null, changes: [], isCapped: false }
  const { administrationId, userId } = visitor
  return { since: toTimestampOrNull(at), ...(await changesSince(db, { administrationId, userId, since })) }
}

/** Who looks again within the hour still sees what there was to see; later it is a new visit. */
async function remember(db: Db, { administrationId, userId, now }: Visitor): Promise<Since> {
  const isSame = sql`w.seen_at > ${now}::timestamptz - interval '1 hour'`
  const { rows } = await sql<Since>`
    INSERT INTO client_visits AS w (administration_id, user_id, seen_audit_id, seen_at)
    SELECT ${administrationId}::bigint, ${userId}::bigint, coalesce(
      (SELECT id FROM audit_log WHERE administration_id = ${administrationId} ORDER BY id DESC LIMIT 1), 0), ${now}
    ON CONFLICT (administration_id, user_id) DO UPDATE SET
      since_audit_id = CASE WHEN ${isSame} THEN w.since_audit_id ELSE w.seen_audit_id END,
      since_at = CASE WHEN ${isSame} THEN w.since_at ELSE w.seen_at END,
      seen_audit_id = greatest(w.seen_audit_id, excluded.seen_audit_id),
      seen_at = excluded.seen_at
    RETURNING since_audit_id, since_at`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a visit was not kept')
  return row
}
