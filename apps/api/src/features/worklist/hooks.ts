import { sql } from 'kysely'
import type pg from 'pg'
import { withRead } from '../../database/transaction.ts'
import type { AuditNote } from '../../kernel/audit.ts'
import type { FeatureHooks } from '../../kernel/hooks.ts'
import { keepClient, type SeenClient } from './keep-client.ts'

/** By which another period is the next one to file: who did it looks at the worklist right after. */
const FILING: ReadonlySet<string> = new Set([
  'file vat_return',
  'delete vat_return',
  'file icp_list',
  'delete icp_list',
  'file vat_correction',
  'process vat_correction',
  'delete vat_correction',
  'decide late_vat',
])

/** Of more that were filed at once the rest waits for the look of each minute. */
const CLIENTS_AT_ONCE = 100

/** What was filed is seen in the worklist at once; all else within a minute. */
export const worklistHooks = {
  written: async (pool, { notes, now, today }) => {
    for (const client of await keptClients(pool, filedIn(notes))) await keepClient(pool, client, { now, today })
  },
} satisfies FeatureHooks

function filedIn(notes: readonly AuditNote[]): number[] {
  const filed = notes.filter(({ action, entity }) => FILING.has(`${action} ${entity}`))
  const ids = new Set(filed.flatMap(({ administrationId }) => administrationId ?? []))
  return [...ids].slice(0, CLIENTS_AT_ONCE)
}

/** Of these those that stand in a worklist. */
async function keptClients(pool: pg.Pool, ids: readonly number[]): Promise<SeenClient[]> {
  if (ids.length === 0) return []
  return withRead(pool, { kind: 'job' }, async (db) => {
    const { rows } = await sql<SeenClient>`
      SELECT s.administration_id AS "administrationId", coalesce(last.id, 0) AS "lastAuditId"
      FROM client_states s
      LEFT JOIN LATERAL (
        SELECT id FROM audit_log WHERE administration_id = s.administration_id ORDER BY id DESC LIMIT 1
      ) last ON true
      WHERE s.administration_id = ANY (${ids}::bigint[]) ORDER BY 1`.execute(db)
    return rows
  })
}
