import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { KEPT_BY_HAND } from '../../books/money-kinds.ts'
import { moneyBefore } from '../../books/kept-money.ts'
import { storedDay } from '../../database/stored-day.ts'

export interface MoneyBook {
  readonly administrationId: number
  readonly journalId: number
}

/*
 * What a book holds that somebody keeps by hand: its lines, processed or not, and what other books posted on its ledger
 * account, such as its opening balance or cash that a bank line brought. So it is right on each day, also while the books of
 * that day are locked and its lines count later.
 */

/** What a book holds at the end of a day. */
export async function bookBalance(db: Db, book: MoneyBook, day: string): Promise<number> {
  const month = monthOf(day)
  const { rows } = await sql<{ cents: number }>`
    SELECT (coalesce(before.cents, 0) + coalesce(within.cents, 0))::bigint AS cents
    FROM ${moneyBefore(book.administrationId, book.journalId, month)} before,
      (SELECT sum(cents) AS cents FROM (${movesOf(book)}) m WHERE day BETWEEN ${month} AND ${storedDay(day)}) within`.execute(
    db,
  )
  return must(rows[0], 'the balance of a book').cents
}

/** The least that a book holds at the end of a day or of any after it. */
export async function lowestBalance(db: Db, book: MoneyBook, from: string): Promise<number> {
  const month = monthOf(from)
  const { rows } = await sql<{ cents: number }>`
    SELECT (coalesce(before.cents, 0) + within.cents)::bigint AS cents
    FROM ${moneyBefore(book.administrationId, book.journalId, month)} before, (
      SELECT min(cents) AS cents FROM (
        SELECT day, sum(sum(cents)) OVER (ORDER BY day) AS cents
        FROM (${movesOf(book)} UNION ALL SELECT ${storedDay(from)}::date, 0) m WHERE day >= ${month} GROUP BY day
      ) d WHERE day >= ${storedDay(from)}) within`.execute(db)
  return must(rows[0], 'the lowest balance of a book').cents
}

/** Whether anything went in or out of a book after one day, up to another. */
export async function hasMoved(db: Db, book: MoneyBook, after: string, until: string): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    SELECT EXISTS (SELECT FROM (${movesOf(book)}) m
      WHERE day > ${storedDay(after)} AND day <= ${storedDay(until)}) AS moved`.execute(db)
  return must(rows[0], 'whether a book moved').moved
}

/** The first day of a day's month. */
const monthOf = (day: string) => sql<string>`date_trunc('month', ${storedDay(day)}::date)::date`

const movesOf = ({ administrationId, journalId }: MoneyBook) => sql`
  SELECT transaction_date AS day, amount_cents AS cents FROM bank_transactions
  WHERE administration_id = ${administrationId} AND journal_id = ${journalId}
  UNION ALL
  SELECT l.entry_date, l.debit_cents - l.credit_cents FROM ledger_lines l
  JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = ${journalId} AND j.account_id = l.account_id
  JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id AND e.journal_id <> j.id
  WHERE l.administration_id = ${administrationId}`

/**
 * What each of these lines left in its book, by id; only those of books that are kept by hand. What the months before came to
 * is kept; the days of its own month are summed, up to its own.
 */
export async function balancesAfter(
  db: Db,
  administrationId: number,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (lineIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; cents: number }>`
    WITH months AS (
      SELECT j.id AS journal_id, j.account_id, date_trunc('month', t.transaction_date)::date AS first_day,
        max(t.transaction_date) AS last_day
      FROM bank_transactions t
      JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = t.journal_id
        AND j.financial_type = ANY (${KEPT_BY_HAND})
      WHERE t.administration_id = ${administrationId} AND t.id = ANY (${lineIds})
      GROUP BY 1, 2, 3
    )
    SELECT within.id, (within.cents + coalesce(before.cents, 0))::bigint AS cents
    FROM months m
    CROSS JOIN ${moneyBefore(administrationId, sql`m.journal_id`, sql`m.first_day`)} before
    CROSS JOIN LATERAL (
      SELECT moves.id, sum(moves.cents) OVER (ORDER BY moves.day, moves.id) AS cents FROM (
        SELECT t.transaction_date AS day, t.id, t.amount_cents AS cents FROM bank_transactions t
        WHERE t.administration_id = ${administrationId} AND t.journal_id = m.journal_id
          AND t.transaction_date BETWEEN m.first_day AND m.last_day
        UNION ALL
        -- Of other books: before the lines of the day, which have an id.
        SELECT l.entry_date, 0, l.debit_cents - l.credit_cents FROM ledger_lines l
        JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id AND e.journal_id <> m.journal_id
        WHERE l.administration_id = ${administrationId} AND l.account_id = m.account_id
          AND l.entry_date BETWEEN m.first_day AND m.last_day
      ) moves
    ) within
    WHERE within.id = ANY (${lineIds})`.execute(db)
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}
