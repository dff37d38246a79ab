import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** The lines of a bank or cash book that are not processed yet. */
export interface WaitingLines {
  readonly journalId: number
  readonly name: string
  readonly count: number
  /** What they come to. */
  readonly cents: number
  /** The day of the oldest. */
  readonly from: string
}

/** The books with lines up to a day that nobody processed, by name. */
export async function waitingLines(db: Db, administrationId: number, until: string): Promise<WaitingLines[]> {
  const { rows } = await sql<WaitingLines>`
    SELECT j.id AS "journalId", j.name, count(*) AS count, sum(t.amount_cents)::bigint AS cents, min(t.transaction_date) AS "from"
    FROM bank_transactions t
    JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = t.journal_id
    WHERE t.administration_id = ${administrationId} AND t.journal_entry_id IS NULL AND t.transaction_date <= ${until}
    GROUP BY j.id, j.name
    ORDER BY j.name, j.id`.execute(db)
  return rows
}
