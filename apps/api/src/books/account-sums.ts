import type { AccountType } from '@klopt/bookkeeping/ledger'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { storedDay } from '../database/stored-day.ts'

/** The days of a sum. */
export interface SumDays {
  /** Null for all there is up to the last day. */
  readonly from: string | null
  readonly to: string
  /** Whether entries that closed a year count. */
  readonly withYearClose: boolean
}

export interface AccountSums {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly type: AccountType
  readonly rgsCode: string | null
  /** Integer cents, in the order of the asked days. */
  readonly debitCents: readonly number[]
  readonly creditCents: readonly number[]
}

/**
 * What the lines of each account come to in each of some ranges of days, in one statement; accounts without a line in any
 * of them are left out. By number.
 */
export async function accountSums(
  db: Db,
  administrationId: number,
  ranges: readonly SumDays[],
): Promise<AccountSums[]> {
  const { rows } = await sql<AccountSums>`
    WITH asked AS (
      SELECT n, first_day, last_day, with_close
      FROM unnest(${ranges.map(({ from }) => storedDay(from))}::date[], ${ranges.map(({ to }) => storedDay(to))}::date[],
        ${ranges.map(({ withYearClose }) => withYearClose)}::boolean[]) WITH ORDINALITY AS r (first_day, last_day, with_close, n)
    ), closes AS (
      SELECT id FROM journal_entries WHERE administration_id = ${administrationId} AND source_type = 'year_close'
    ), sums AS (
      SELECT l.account_id, asked.n, sum(l.debit_cents) AS debit, sum(l.credit_cents) AS credit
      FROM asked
      JOIN journal_lines l ON l.administration_id = ${administrationId} AND l.entry_date BETWEEN first_day AND last_day
      WHERE with_close OR l.entry_id NOT IN (SELECT id FROM closes)
      GROUP BY l.account_id, asked.n
    )
    SELECT a.id, a.number, a.name, a.type, a.rgs_code AS "rgsCode",
      array_agg(coalesce(s.debit, 0)::bigint ORDER BY asked.n) AS "debitCents",
      array_agg(coalesce(s.credit, 0)::bigint ORDER BY asked.n) AS "creditCents"
    FROM accounts a
    CROSS JOIN asked
    LEFT JOIN sums s ON s.account_id = a.id AND s.n = asked.n
    WHERE a.administration_id = ${administrationId} AND a.id IN (SELECT account_id FROM sums)
    GROUP BY a.id, a.number, a.name, a.type, a.rgs_code
    ORDER BY a.number`.execute(db)
  return rows
}

/** Debit minus credit of the asked days with this index. Throws when they were not asked. */
export function balanceIn({ debitCents, creditCents }: AccountSums, index: number): number {
  const [debit, credit] = [debitCents[index], creditCents[index]]
  if (debit === undefined || credit === undefined) throw new Error(`days ${index} were not asked`)
  return debit - credit
}
