import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { FiledReturn } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'

/**
 * Whether a bank line of after its period pays or pays back exactly what a return came to: booked on 'Te betalen
 * omzetbelasting', and not undone.
 */
export async function isPaid(db: Db, administrationId: number, filed: FiledReturn): Promise<boolean> {
  if (filed.payable_euros === 0) return false
  const { rows } = await sql<{ paid: boolean }>`
    SELECT EXISTS (
      SELECT FROM ledger_accounts a
      JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.account_id = a.id
        AND l.entry_date > ${filed.end} AND l.debit_cents - l.credit_cents = ${filed.payable_euros * 100}
      JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
        AND e.source_type = 'bank_transaction' AND e.reverses_entry_id IS NULL
      WHERE a.administration_id = ${administrationId} AND a.rgs_code = ${SYSTEM_ACCOUNTS.vatPayable}
        AND NOT EXISTS (SELECT FROM ledger_entries undone
          WHERE undone.administration_id = ${administrationId} AND undone.reverses_entry_id = e.id)
    ) AS paid`.execute(db)
  return must(rows[0], 'whether a return is paid').paid
}
