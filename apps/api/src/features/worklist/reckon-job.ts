import { sql } from 'kysely'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { keepClient, type SeenClient } from './keep-client.ts'
import { isOneOfSeveral } from './list-own-books.ts'

/** After so many clients it is asked anew which are stale: what changed meanwhile goes before a new day of the others. */
const CLIENTS_AT_ONCE = 200

/**
 * Looks again at the books of the clients of firms, and of who has several administrations: at those in which something was
 * written since, at those of which a new day began, and at each once more two minutes after a change, since a write that
 * lasts leaves its audit row behind later ones.
 */
export const reckonClientsJob = defineJob<object>({
  name: 'worklist.reckon',
  schedule: '* * * * *',
  atStart: true,
  retryLimit: 0,
  async run(context) {
    const failed: number[] = []
    for (
      let stale = await staleClients(context, failed);
      stale.length > 0;
      stale = await staleClients(context, failed)
    ) {
      for (const client of stale) {
        await keepClient(context.services.pool, client, context).catch((error: unknown) => {
          context.log.error({ err: error, ...client }, 'a client could not be looked at')
          failed.push(client.administrationId)
        })
      }
    }
    await noteLook(context, failed)
    if (failed.length > 0) throw new Error(`clients failed: ${failed.join(', ')}`)
  },
})

function staleClients({ services, now, today }: JobContext, failed: readonly number[]): Promise<SeenClient[]> {
  return withRead(services.pool, { kind: 'job' }, async (db) => {
    const { rows } = await sql<SeenClient>`
      SELECT a.id AS "administrationId", coalesce(last.id, 0) AS "lastAuditId"
      FROM companies a
      LEFT JOIN client_states s ON s.administration_id = a.id
      LEFT JOIN LATERAL (
        SELECT id FROM audit_log WHERE administration_id = a.id ORDER BY id DESC LIMIT 1
      ) last ON true
      WHERE ((a.firm_id IS NOT NULL AND a.firm_archived_at IS NULL) OR ${isOneOfSeveral})
        AND a.removed_at IS NULL AND a.example_of IS NULL AND a.id <> ALL (${failed}::bigint[])
        AND (s.administration_id IS NULL OR s.seen_audit_id <> coalesce(last.id, 0) OR s.reckoned_on < ${today}
          OR (NOT s.is_settled AND s.reckoned_at < ${now}::timestamptz - interval '2 minutes'))
      ORDER BY s.reckoned_on < ${today}, s.reckoned_at NULLS FIRST, a.id LIMIT ${CLIENTS_AT_ONCE}`.execute(db)
    return rows
  })
}

/** The clients of these firms are as they are kept since this look began; not those of a firm of which one failed. */
async function noteLook({ services, now }: JobContext, failed: readonly number[]): Promise<void> {
  await withTransaction(services.pool, { kind: 'job' }, (db) =>
    sql`INSERT INTO firm_looks (firm_id, looked_at)
      SELECT DISTINCT firm_id, ${now}::timestamptz FROM companies WHERE firm_id IS NOT NULL
        AND firm_id NOT IN (SELECT firm_id FROM companies WHERE id = ANY (${failed}::bigint[]) AND firm_id IS NOT NULL)
      ON CONFLICT (firm_id) DO UPDATE SET looked_at = excluded.looked_at`.execute(db),
  )
}
