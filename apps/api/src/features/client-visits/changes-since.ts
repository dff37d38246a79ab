import type { ClientChange } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { changeKinds, isChange, isChangeOfBooks } from './change-kinds.ts'

/** How many audit rows are looked through for one client, so that busy books cost no more than quiet ones. */
const MOST_ROWS = 500
const MOST_ROWS_COUNTED = 200

/** The newest audit rows of books after one of them, as `l`: read from the end of their index. */
const newest = (administrationId: RawBuilder<unknown>, since: RawBuilder<unknown>, limit: number) => sql`(
  SELECT user_id, action, entity, created_at FROM audit_log
  WHERE administration_id = ${administrationId} AND id > ${since} ORDER BY id DESC LIMIT ${limit}) l`

/** How much others changed in the books since a colleague last looked, among the newest 200 rows; null who never looked. */
export const countSinceVisit = (administrationId: RawBuilder<unknown>, userId: number): RawBuilder<unknown> => sql`(
  SELECT (SELECT count(*)::integer FROM ${newest(administrationId, sql`w.seen_audit_id`, MOST_ROWS_COUNTED)}
    WHERE l.user_id IS DISTINCT FROM ${userId}::bigint AND ${isChangeOfBooks})
  FROM client_visits w WHERE w.administration_id = ${administrationId} AND w.user_id = ${userId}::bigint)`

interface Row extends Omit<ClientChange, 'lastAt'> {
  readonly last_at: Date
}

/** What others than somebody did after an audit row, by kind and by whom; the latest first. */
export async function changesSince(
  db: Db,
  { administrationId, userId, since }: { administrationId: number; userId: number; since: number },
): Promise<{ changes: ClientChange[]; isCapped: boolean }> {
  const rows = newest(sql`${administrationId}::bigint`, sql`${since}::bigint`, MOST_ROWS)
  const changes = await sql<Row>`
    SELECT k.kind, CASE WHEN u.id IS NOT NULL THEN u.first_name || ' ' || u.last_name END AS by,
      count(*)::integer AS count, max(l.created_at) AS last_at
    FROM ${rows} JOIN ${changeKinds} ON k.entity = l.entity LEFT JOIN people u ON u.id = l.user_id
    WHERE l.user_id IS DISTINCT FROM ${userId}::bigint AND ${isChange}
    GROUP BY k.kind, u.id, u.first_name, u.last_name ORDER BY last_at DESC, k.kind, u.id`.execute(db)
  const read = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM ${rows}`.execute(db)
  return {
    changes: changes.rows.map(({ last_at: lastAt, ...row }) => ({ ...row, lastAt: toTimestamp(lastAt) })),
    isCapped: read.rows[0]?.count === MOST_ROWS,
  }
}
