import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** What of a line waits on its accrual account at the end of a day. */
export interface SpreadOnDay {
  readonly id: number
  readonly invoiceId: number | null
  readonly purchaseId: number | null
  /** What its document is called in the journal: 'Inkoopfactuur 2026-7'. */
  readonly document: string
  readonly contactId: number | null
  readonly description: string
  /** Where it falls, and where it waits. */
  readonly accountId: number
  readonly accrualAccountId: number
  readonly periodFrom: string
  readonly periodTo: string
  /** Debit minus credit on the accrual account; of turnover negative. */
  readonly amountCents: number
  readonly leftCents: number
}

/**
 * What waits for its months at the end of a day, by the dates of the entries, so that it comes to what documents left on the
 * accrual accounts. What was taken back counts until the day of that.
 */
export async function spreadsOnDay(db: Db, administrationId: number, day: string): Promise<SpreadOnDay[]> {
  const unreversed = (entry: string) => sql`(
    SELECT (${sql.ref(`${entry}.entry_date`)} <= ${day})::int - count(r.id)
    FROM journal_entries r WHERE r.administration_id = ${administrationId}
      AND r.reverses_entry_id = ${sql.ref(`${entry}.id`)} AND r.entry_date <= ${day})`
  const { rows } = await sql<SpreadOnDay>`
    SELECT s.id, s.invoice_id AS "invoiceId", s.purchase_id AS "purchaseId", e.description AS document,
      (SELECT l.contact_id FROM journal_lines l WHERE l.administration_id = ${administrationId} AND l.entry_id = e.id
        AND l.contact_id IS NOT NULL LIMIT 1) AS "contactId",
      s.description, s.account_id AS "accountId", s.accrual_account_id AS "accrualAccountId",
      s.period_from AS "periodFrom", s.period_to AS "periodTo", s.amount_cents AS "amountCents",
      left_over.cents AS "leftCents"
    FROM spreads s
    JOIN journal_entries e ON e.administration_id = ${administrationId} AND e.id = s.journal_entry_id
    CROSS JOIN LATERAL (
      SELECT (s.amount_cents * ${unreversed('e')} - coalesce(sum(p.cents * ${unreversed('pe')}), 0))::bigint AS cents
      FROM spread_parts p
      JOIN journal_entries pe ON pe.administration_id = ${administrationId} AND pe.id = p.journal_entry_id
      WHERE p.administration_id = ${administrationId} AND p.spread_id = s.id
    ) left_over
    WHERE s.administration_id = ${administrationId} AND left_over.cents <> 0
    ORDER BY s.period_to, s.id`.execute(db)
  return rows
}
