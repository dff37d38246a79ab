import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ErrorReport } from '../../kernel/error-report.ts'

/** Of each source more than this nobody reads; the ones seen longest ago go first. */
export const MOST_GROUPS = 500

/** Counts a report with its group, or starts one; answers the fingerprint. Errors belong to no tenant. */
export function recordReport(pool: pg.Pool, report: ErrorReport, now: Date): Promise<string> {
  const fingerprint = fingerprintOf(report)
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    if (await upsert(db, report, fingerprint, now)) await removeBeyond(db)
    return fingerprint
  })
}

/** Whether the group is new. What is kept of it is the last report. */
async function upsert(db: Db, report: ErrorReport, fingerprint: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    INSERT INTO error_reports AS r (fingerprint, source, name, message, status, code, path, stack, release, user_agent,
      request_id, first_seen_at, last_seen_at)
    VALUES (${fingerprint}, ${report.source}, ${report.name}, ${report.message}, ${report.status}, ${report.code},
      ${report.path}, ${report.stack}, ${report.release}, ${report.userAgent}, ${report.requestId}, ${now}, ${now})
    ON CONFLICT (fingerprint) DO UPDATE SET
      message = excluded.message, path = excluded.path, stack = excluded.stack, release = excluded.release,
      user_agent = excluded.user_agent, request_id = excluded.request_id, occurrences = r.occurrences + 1,
      last_seen_at = greatest(r.last_seen_at, excluded.last_seen_at)
    RETURNING occurrences = 1 AS is_new`.execute(db)
  return rows[0]?.is_new ?? false
}

/**
 * Anyone may report, so the table is bounded with each new group and not only at night; and each source by itself, so
 * that nobody drives out what the server tells by making things up.
 */
export async function removeBeyond(db: Db): Promise<void> {
  await sql`
    DELETE FROM error_reports WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY source ORDER BY last_seen_at DESC, id DESC) AS place FROM error_reports
      ) AS placed WHERE place > ${MOST_GROUPS})`.execute(db)
}
