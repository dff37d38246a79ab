import { sql } from 'kysely'
import type pg from 'pg'
import { withTransaction } from '../../database/transaction.ts'
import { reckonClient } from './reckon-client.ts'

/** A client, and the last audit row of the books that was there before they are looked at. */
export interface SeenClient {
  readonly administrationId: number
  readonly lastAuditId: number
}

interface Moment {
  readonly now: Date
  readonly today: string
}

/** Looks at the books of a client and keeps how they stand. What came in after the audit row that was seen is looked at again. */
export async function keepClient(pool: pg.Pool, seen: SeenClient, { now, today }: Moment): Promise<void> {
  const { administrationId, lastAuditId } = seen
  const scope = { kind: 'administration', administrationId } as const
  await withTransaction(pool, scope, async (db) => {
    const figures = await reckonClient(db, administrationId, today)
    const kept = { ...figures, seen_audit_id: lastAuditId, reckoned_on: today, reckoned_at: now }
    await db
      .insertInto('client_states')
      .values({ administration_id: administrationId, ...kept, is_settled: false })
      .onConflict((conflict) =>
        conflict.column('administration_id').doUpdateSet({
          ...kept,
          // Nothing was written since the last look: it was the second one.
          is_settled: sql<boolean>`client_states.seen_audit_id = ${lastAuditId}`,
        }),
      )
      .execute()
  })
}
