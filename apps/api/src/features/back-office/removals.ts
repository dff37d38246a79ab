import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'

type Removals = ResponseOf<typeof contract.backOffice.removalRequests>

/** What is to be removed, the first to be ready first. */
export async function listRemovals(db: Db): Promise<Removals> {
  const { rows } = await sql<Omit<Removals[number], 'requestedAt' | 'readyAt'> & { asked: Date; ready: Date | null }>`
    SELECT a.id AS "administrationId", a.company_name AS "companyName", m.name AS "mainUser",
      a.removal_requested_at AS asked, a.removal_ready_at AS ready
    FROM companies a
    LEFT JOIN LATERAL (
      SELECT u.first_name || ' ' || u.last_name AS name FROM role_assignments r JOIN people u ON u.id = r.user_id
      WHERE r.administration_id = a.id AND r.is_primary_user
    ) m ON true
    WHERE a.removal_requested_at IS NOT NULL AND a.removed_at IS NULL
    ORDER BY a.removal_ready_at NULLS LAST, a.removal_requested_at, a.id`.execute(db)
  return rows.map(({ asked, ready, ...row }) => ({
    ...row,
    requestedAt: toTimestamp(asked),
    readyAt: toTimestampOrNull(ready),
  }))
}
