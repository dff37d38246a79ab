import type { ClientChange } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { changeKinds, isChange } from './change-kinds.ts'

interface Row extends Omit<ClientChange, 'lastAt'> {
  readonly last_at: Date
}

interface Span {
  readonly administrationId: number
  /** As audit rows name a year that they are about, whenever it was done. */
  readonly fiscalYear: number
  /** Civil days, both included, in Amsterdam. */
  readonly from: string
  readonly to: string
}

/** Who changed what in the books within a fiscal year, or about it afterwards: by kind and by whom, the latest first. */
export async function deedsOfYear(db: Db, { administrationId, fiscalYear, from, to }: Span): Promise<ClientChange[]> {
  const { rows } = await sql<Row>`
    SELECT k.kind, CASE WHEN u.id IS NOT NULL THEN u.first_name || ' ' || u.last_name END AS by,
      count(*)::integer AS count, max(l.created_at) AS last_at
    FROM audit_log l JOIN ${changeKinds} ON k.entity = l.entity LEFT JOIN people u ON u.id = l.user_id
    WHERE l.administration_id = ${administrationId}::bigint AND ${isChange}
      AND ((l.created_at >= ${from}::date::timestamp AT TIME ZONE 'Europe/Amsterdam'
          AND l.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam')
        OR l.details ->> 'fiscalYear' = ${String(fiscalYear)})
    GROUP BY k.kind, u.id, u.first_name, u.last_name ORDER BY last_at DESC, k.kind, u.id`.execute(db)
  return rows.map(({ last_at: lastAt, ...row }) => ({ ...row, lastAt: toTimestamp(lastAt) }))
}
