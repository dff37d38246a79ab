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

/** Every line that may be the other side of a transfer, in the order of their ids. */
export async function loadSides(db: Db, administrationId: number): Promise<LoadedSide[]> {
  const { rows } = await sql<LoadedSide>`
    WITH books AS (
      SELECT id, name, iban FROM ledger_journals WHERE administration_id = ${administrationId} AND iban IS NOT NULL
    ), sides AS (
      SELECT t.id, NULL::bigint AS transfer_id FROM bank_transactions t
      WHERE t.administration_id = ${administrationId} AND t.journal_entry_id IS NULL
      UNION ALL
      SELECT coalesce(o.out_line_id, o.in_line_id), o.id FROM own_transfers o
      WHERE o.administration_id = ${administrationId} AND num_nonnulls(o.out_line_id, o.in_line_id) = 1
    )
    SELECT t.id, t.amount_cents AS "amountCents", j.iban AS "ownIban", t.counterparty_iban AS "counterpartyIban",
      t.transaction_date AS date, j.name AS "journalName", s.transfer_id AS "transferId"
    FROM sides s
    JOIN bank_transactions t ON t.administration_id = ${administrationId} AND t.id = s.id
    JOIN books j ON j.id = t.journal_id
    JOIN books other ON other.iban = t.counterparty_iban AND other.id <> j.id
    ORDER BY t.id`.execute(db)
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
