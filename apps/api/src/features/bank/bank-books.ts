import { bankOfAccount, formatIban } from '@klopt/validators'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isKeptByHand, moneyKindOf } from '../../books/money-kinds.ts'
import type { FinancialType } from '../../database/schema/ledger.ts'
import { missingOpenings } from './bank-opening.ts'

type Books = ResponseOf<typeof contract.bank.books>

interface Row {
  id: number
  name: string
  iban: string | null
  kind: FinancialType
  closing_cents: number | null
  lines_cents: number
  ledger_cents: number
  /** What other books posted on its account. */
  elsewhere_cents: number
  last_date: string | null
  waiting: number
}

/**
 * The bank books, the primary one first, then those of cash. The balance is that of the newest statement that has one;
 * without any it is what the lines add up to, of a book that is kept by hand with what other books posted on its account.
 */
export async function bankBooks(db: Db, administrationId: number): Promise<Books> {
  const { rows } = await sql<Row>`
    SELECT j.id, j.name, j.iban, j.financial_type AS kind,
      (SELECT closing_balance_cents FROM bank_imports i WHERE i.administration_id = ${administrationId} AND i.journal_id = j.id
        AND closing_balance_cents IS NOT NULL ORDER BY to_date DESC, id DESC LIMIT 1) AS closing_cents,
      coalesce(t.lines_cents, 0)::bigint AS lines_cents, t.last_date, coalesce(t.waiting, 0) AS waiting,
      (SELECT coalesce(sum(debit_cents - credit_cents), 0)::bigint FROM ledger_lines l
        WHERE l.administration_id = ${administrationId} AND l.account_id = j.account_id) AS ledger_cents,
      (SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0)::bigint FROM ledger_lines l
        JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id AND e.journal_id <> j.id
        WHERE l.administration_id = ${administrationId} AND l.account_id = j.account_id
          AND j.financial_type IN ('CASH', 'CREDIT', 'MOLLIE')) AS elsewhere_cents
    FROM ledger_journals j
    LEFT JOIN LATERAL (
      SELECT sum(amount_cents) AS lines_cents, max(transaction_date) AS last_date,
        count(*) FILTER (WHERE journal_entry_id IS NULL) AS waiting
      FROM bank_transactions WHERE administration_id = ${administrationId} AND journal_id = j.id
    ) t ON true
    WHERE j.administration_id = ${administrationId} AND j.type IN ('bankbook', 'cashbook')
    ORDER BY j.is_primary DESC, j.type, j.code`.execute(db)
  const missing = await missingOpenings(db, administrationId)
  return rows.map((row) => ({
    journalId: row.id,
    kind: moneyKindOf(row.kind),
    name: row.name,
    bankName: bankOfAccount(row.kind, row.iban, row.name),
    iban: row.iban === null ? null : formatIban(row.iban),
    balanceCents: row.closing_cents ?? row.lines_cents + (isKeptByHand(row.kind) ? row.elsewhere_cents : 0), // zero: of a bank its statements tell
    ledgerBalanceCents: row.ledger_cents,
    lastDate: row.last_date,
    waiting: row.waiting,
    missingOpening: missing.get(row.id) ?? null,
  }))
}
