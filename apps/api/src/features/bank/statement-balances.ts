import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { PLACE } from './known-lines.ts'

/** What a bank book holds on a day, by its statements and by the ledger. */
export interface StatementBalance {
  readonly journalId: number
  readonly name: string
  /** Null when no statement with a balance covers the day or ends before it. */
  readonly statementCents: number | null
  /** The last day that the statement speaks of, up to the day asked for. */
  readonly statementDate: string | null
  readonly ledgerCents: number
  /** What the first statement after the day opens with; null when there is none with a balance. */
  readonly nextOpeningCents: number | null
}

/** The balance of each bank book on a day beside that of its last statement, carried to the day by the lines it has. */
export async function statementBalances(db: Db, administrationId: number, day: string): Promise<StatementBalance[]> {
  const { rows } = await sql<StatementBalance>`
    SELECT j.id AS "journalId", j.name,
      (i.opening_balance_cents + coalesce((
        SELECT sum(t.amount_cents) FROM bank_transactions t
        WHERE t.administration_id = ${administrationId} AND t.journal_id = j.id
          AND t.transaction_date BETWEEN i.from_date AND ${day}), 0))::bigint AS "statementCents",
      least(coalesce(i.closes_on, i.to_date), ${day}::date) AS "statementDate",
      (SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0)::bigint FROM ledger_lines l
        WHERE l.administration_id = ${administrationId} AND l.account_id = j.account_id
          AND l.entry_date <= ${day}) AS "ledgerCents",
      (SELECT opening_balance_cents FROM bank_imports
        WHERE administration_id = ${administrationId} AND journal_id = j.id AND from_date > ${day}
          AND opening_balance_cents IS NOT NULL AND NOT continues_day
        ORDER BY from_date, ${PLACE} LIMIT 1) AS "nextOpeningCents"
    FROM ledger_journals j
    LEFT JOIN LATERAL (
      SELECT from_date, to_date, closes_on, opening_balance_cents FROM bank_imports
      WHERE administration_id = ${administrationId} AND journal_id = j.id AND from_date <= ${day}
        AND opening_balance_cents IS NOT NULL AND NOT continues_day
      ORDER BY from_date DESC, ${PLACE} DESC LIMIT 1
    ) i ON true
    WHERE j.administration_id = ${administrationId} AND j.type = 'bankbook'
    ORDER BY j.is_primary DESC, j.code`.execute(db)
  return rows
}
