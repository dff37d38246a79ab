import type { TransferSide } from '@klopt/bookkeeping/bank'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'

/** A line from or to another account of our own, which waits or was booked before its other side came. */
export interface LoadedSide extends TransferSide {
  readonly journalName: string
  /** The transfer that it is booked as; null while the line waits. */
  readonly transferId: number | null
}

/**
 * Every line that may be the other side of a transfer, in the order of their ids. Lines are read once, from the few own books on: just
 * after an import nothing is known of how many wait, and joining them to themselves took a minute of ten thousand.
 */
export async function loadSides(db: Db, administrationId: number): Promise<LoadedSide[]> {
  const { rows } = await sql<LoadedSide>`
    WITH books AS MATERIALIZED (
      SELECT id, name, iban FROM ledger_journals WHERE administration_id = ${administrationId} AND iban IS NOT NULL
    ), ways AS MATERIALIZED (
      SELECT j.id, j.iban, j.name, array_agg(other.iban) AS others
      FROM books j JOIN books other ON other.id <> j.id GROUP BY j.id, j.iban, j.name
    ), sides AS (
      SELECT t.id, t.amount_cents, t.counterparty_iban, t.transaction_date, t.journal_id, NULL::bigint AS transfer_id
      FROM bank_transactions t
      WHERE t.administration_id = ${administrationId} AND t.journal_entry_id IS NULL
      UNION ALL
      SELECT t.id, t.amount_cents, t.counterparty_iban, t.transaction_date, t.journal_id, o.id
      FROM own_transfers o
      JOIN bank_transactions t ON t.administration_id = ${administrationId} AND t.id = coalesce(o.out_line_id, o.in_line_id)
      WHERE o.administration_id = ${administrationId} AND num_nonnulls(o.out_line_id, o.in_line_id) = 1
    )
    SELECT s.id, s.amount_cents AS "amountCents", w.iban AS "ownIban", s.counterparty_iban AS "counterpartyIban",
      s.transaction_date AS date, w.name AS "journalName", s.transfer_id AS "transferId"
    FROM sides s JOIN ways w ON w.id = s.journal_id AND s.counterparty_iban = ANY (w.others)
    ORDER BY s.id`.execute(db)
  return rows
}

/** Where money between own accounts is meanwhile; null when the chart has it no longer. */
export async function inTransitAccount(db: Db, administrationId: number): Promise<number | null> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('rgs_code', '=', SYSTEM_ACCOUNTS.inTransit)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return account?.id ?? null
}

/** The name of our own book that a line goes to or comes from; null when it is of somebody else. */
export async function bookAtOtherEnd(
  db: Db,
  administrationId: number,
  line: { readonly journal_id: number; readonly counterparty_iban: string | null },
): Promise<{ name: string; ownIban: string } | null> {
  if (line.counterparty_iban === null) return null
  const { rows } = await sql<{ name: string; ownIban: string }>`
    SELECT other.name, j.iban AS "ownIban" FROM ledger_journals j
    JOIN ledger_journals other ON other.administration_id = ${administrationId} AND other.id <> j.id
      AND other.iban = ${line.counterparty_iban}
    WHERE j.administration_id = ${administrationId} AND j.id = ${line.journal_id} AND j.iban IS NOT NULL
    LIMIT 1`.execute(db)
  return rows[0] ?? null
}
