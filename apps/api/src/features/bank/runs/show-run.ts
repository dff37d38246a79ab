import type { BankRun } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'

/** How far a run is. Throws `not_found`. */
export async function showRun(db: Db, administrationId: number, runId: number): Promise<BankRun> {
  const { rows } = await sql<BankRun>`
    SELECT r.id, r.state, r.total_lines AS total, r.seen_lines AS seen, r.booked_lines AS processed,
      r.skipped_lines AS skipped, count(l.id) FILTER (WHERE l.outcome = 'undone') AS undone,
      count(l.id) FILTER (WHERE l.outcome = 'kept') AS kept
    FROM bank_runs r
    LEFT JOIN bank_run_lines l ON l.administration_id = ${administrationId} AND l.run_id = r.id
    WHERE r.administration_id = ${administrationId} AND r.id = ${runId}
    GROUP BY r.id`.execute(db)
  const [run] = rows
  if (!run) throw new ApiError('not_found')
  return run
}
