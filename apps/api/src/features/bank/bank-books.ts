import { bankOfAccount, formatIban } from '@klopt/validators'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import { must } from '@klopt/bookkeeping/money'
import { accountSums, balanceIn, LAST_BOOK_DAY } from '../../books/account-sums.ts'
import { moneyHeld } from '../../books/kept-money.ts'
import type { Db } from '../../database/db.ts'
import { KEPT_BY_HAND, moneyKindOf } from '../../books/money-kinds.ts'
import type { FinancialType } from '../../database/schema/ledger.ts'
import { missingOpenings } from './bank-opening.ts'
import { PLACE } from './known-lines.ts'

type Books = ResponseOf<typeof contract.bank.books>

interface Row {
  id: number
  name: string
  iban: string | null
  kind: FinancialType
  account_id: number
  closing_cents: number | null
  /** What its lines come to, of a book kept by hand with what other books posted on its account; null where a statement says it. */
  held_cents: number | null
  last_date: string | null
  waiting: number
}

/**
 * The bank books, the primary one first, then those of cash. The balance is that of the newest statement that has one, with
 * what was entered after it; without any, and of cash, of which no file tells all, it is what the lines add up to, of a book
 * that is kept by hand with what other books posted on its account.
 */
export async function bankBooks(db: Db, administrationId: number): Promise<Books> {
  const { rows } = await sql<Row>`
    SELECT j.id, j.name, j.iban, j.financial_type AS kind, j.account_id, s.closing_cents,
      CASE
        WHEN s.closing_cents IS NOT NULL THEN NULL
        WHEN j.financial_type = ANY (${KEPT_BY_HAND}) THEN (
          SELECT coalesce(cents, 0)::bigint FROM ${moneyHeld(administrationId, sql`j.id`)} held)
        ELSE (SELECT coalesce(sum(amount_cents), 0)::bigint FROM bank_transactions
          WHERE administration_id = ${administrationId} AND journal_id = j.id) END AS held_cents,
      (SELECT max(transaction_date) FROM bank_transactions
        WHERE administration_id = ${administrationId} AND journal_id = j.id) AS last_date,
      (SELECT count(*) FROM bank_transactions
        WHERE administration_id = ${administrationId} AND journal_id = j.id AND journal_entry_id IS NULL) AS waiting
    FROM ledger_journals j
    LEFT JOIN LATERAL (
      SELECT closing_balance_cents + (
        SELECT coalesce(sum(t.amount_cents), 0) FROM bank_transactions t
        WHERE t.administration_id = ${administrationId} AND t.journal_id = j.id AND t.import_id IS NULL
          AND t.transaction_date > i.to_date)::bigint AS closing_cents
      FROM bank_imports i
      WHERE j.type = 'bankbook' AND i.administration_id = ${administrationId} AND i.journal_id = j.id AND closing_balance_cents IS NOT NULL
      ORDER BY to_date DESC, ${PLACE} DESC LIMIT 1
    ) s ON true
    WHERE j.administration_id = ${administrationId} AND j.type IN ('bankbook', 'cashbook')
    ORDER BY j.is_primary DESC, j.type, j.code`.execute(db)
  const inLedger = await ledgerBalances(
    db,
    administrationId,
    rows.map((row) => row.account_id),
  )
  const missing = await missingOpenings(db, administrationId)
  return rows.map((row) => ({
    journalId: row.id,
    kind: moneyKindOf(row.kind),
    name: row.name,
    bankName: bankOfAccount(row.kind, row.iban, row.name),
    iban: row.iban === null ? null : formatIban(row.iban),
    balanceCents: balanceOf(row),
    ledgerBalanceCents: inLedger.get(row.account_id) ?? 0, // zero: nothing is booked on it
    lastDate: row.last_date,
    waiting: row.waiting,
    missingOpening: missing.get(row.id) ?? null,
  }))
}

const balanceOf = ({ closing_cents: closing, held_cents: held }: Row): number =>
  closing ?? must(held, 'what a book without a statement holds')

/** What the ledger has on the accounts of the books, debit minus credit. */
async function ledgerBalances(
  db: Db,
  administrationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const whole = { from: null, to: LAST_BOOK_DAY, withYearClose: true }
  const sums = await accountSums(db, administrationId, [whole], { ids })
  return new Map(sums.map((account) => [account.id, balanceIn(account, 0)]))
}
