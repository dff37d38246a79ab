import { MAX_TRANSFER_DAYS } from '@klopt/bookkeeping/bank'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'

/**
 * Holds a line together with every line that may be the other side of it, in the order of their ids: of two people who
 * accept the two sides at once, one waits for the other.
 */
export async function lockLineAndSides(db: Db, administrationId: number, transactionId: number): Promise<void> {
  await sql`
    SELECT FROM bank_transactions WHERE administration_id = ${administrationId} AND id IN (
      SELECT ${transactionId}::bigint UNION ALL
      SELECT side.id FROM bank_transactions line
      JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = line.journal_id
      JOIN bank_transactions side ON side.administration_id = ${administrationId}
        AND side.amount_cents = -line.amount_cents AND side.counterparty_iban = j.iban
        AND side.transaction_date BETWEEN line.transaction_date - ${MAX_TRANSFER_DAYS}::integer
          AND line.transaction_date + ${MAX_TRANSFER_DAYS}::integer
      WHERE line.administration_id = ${administrationId} AND line.id = ${transactionId}
    ) ORDER BY id FOR UPDATE`.execute(db)
}

/** Holds lines in the order of their ids. */
export async function lockLines(db: Db, administrationId: number, ids: readonly number[]): Promise<void> {
  await sql`
    SELECT FROM bank_transactions WHERE administration_id = ${administrationId} AND id = ANY (${[...ids]}::bigint[])
    ORDER BY id FOR UPDATE`.execute(db)
}
