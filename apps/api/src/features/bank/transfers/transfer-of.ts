import type { BankTransaction } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'

/** The other book of a line that was booked as a transfer between own accounts, and its line there once that came in. */
export function transferOf(administrationId: number): RawBuilder<BankTransaction['transfer']> {
  return sql`CASE WHEN t.journal_entry_id IS NOT NULL THEN (
    SELECT jsonb_build_object('journalName', other.name, 'line', CASE WHEN side.id IS NOT NULL THEN
      jsonb_build_object('id', side.id, 'date', side.transaction_date, 'processed', side.journal_entry_id IS NOT NULL) END)
    FROM own_transfers o
    JOIN ledger_journals other ON other.administration_id = ${administrationId} AND other.iban = t.counterparty_iban
    LEFT JOIN bank_transactions side ON side.administration_id = ${administrationId}
      AND side.id = CASE WHEN t.amount_cents < 0 THEN o.in_line_id ELSE o.out_line_id END
    WHERE o.administration_id = ${administrationId} AND t.id IN (o.out_line_id, o.in_line_id)
    LIMIT 1) END`
}
