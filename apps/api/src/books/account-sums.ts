import type { AccountType } from '@klopt/bookkeeping/ledger'
import { addDays, addMonths } from '@klopt/validators'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/db.ts'

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
 * of them are left out. By number. Whole months come from the kept balances and what is not folded into them yet, the
 * days of a month that is not whole from the lines.
 */
export async function accountSums(
  db: Db,
  administrationId: number,
  ranges: readonly SumDays[],
): Promise<AccountSums[]> {
  const pieces = ranges.map((range) => piecesOf(range))
  const months = pieces.flatMap(({ months: own }, n) => own.map((days) => ({ ...days, n })))
  const days = pieces.flatMap(({ days: own }, n) => own.map((some) => ({ ...some, n })))
  const { rows } = await sql<AccountSums>`
    WITH months AS (${asTable(months, ranges)}), days AS (${asTable(days, ranges)}), kept AS (
      SELECT account_id, month, is_year_close, debit_cents, credit_cents
      FROM balances WHERE administration_id = ${administrationId}
      UNION ALL
      SELECT account_id, month, is_year_close, debit_cents, credit_cents
      FROM balance_deltas WHERE administration_id = ${administrationId}
    ), sums AS (
      SELECT account_id, n, sum(debit_cents) AS debit, sum(credit_cents) AS credit FROM (
        SELECT k.account_id, m.n, k.debit_cents, k.credit_cents
        FROM months m JOIN kept k ON k.month BETWEEN m.first_day AND m.last_day AND (m.with_close OR NOT k.is_year_close)
        UNION ALL
        SELECT l.account_id, d.n, l.debit_cents, l.credit_cents
        FROM days d
        JOIN accounts a ON a.administration_id = ${administrationId}
        JOIN journal_lines l ON l.administration_id = ${administrationId} AND l.account_id = a.id
          AND l.entry_date BETWEEN d.first_day AND d.last_day
        UNION ALL
        SELECT l.account_id, d.n, -l.debit_cents, -l.credit_cents
        FROM days d
        JOIN journal_entries e ON e.administration_id = ${administrationId} AND e.source_type = 'year_close'
          AND e.entry_date BETWEEN d.first_day AND d.last_day
        JOIN journal_lines l ON l.administration_id = ${administrationId} AND l.entry_id = e.id
        WHERE NOT d.with_close
      ) AS parts GROUP BY account_id, n
    )
    SELECT a.id, a.number, a.name, a.type, a.rgs_code AS "rgsCode",
      array_agg(coalesce(s.debit, 0)::bigint ORDER BY asked.n) AS "debitCents",
      array_agg(coalesce(s.credit, 0)::bigint ORDER BY asked.n) AS "creditCents"
    FROM accounts a
    CROSS JOIN generate_series(0, ${ranges.length - 1}::int) AS asked (n)
    LEFT JOIN sums s ON s.account_id = a.id AND s.n = asked.n
    WHERE a.administration_id = ${administrationId} AND a.id IN (SELECT account_id FROM sums)
    GROUP BY a.id, a.number, a.name, a.type, a.rgs_code
    ORDER BY a.number`.execute(db)
  return rows
}

/** The days that an entry can have. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'

interface Piece {
  readonly first: string
  readonly last: string
}

/** The days of a range as whole months, from the first of one to the last of one, and the days before and after them. */
function piecesOf({ from, to }: SumDays): { months: Piece[]; days: Piece[] } {
  const first = from === null || from < FIRST_DAY ? FIRST_DAY : from
  const last = to > LAST_DAY ? LAST_DAY : to
  if (first > last) return { months: [], days: [] }
  const firstMonth = first.endsWith('-01') ? first : nextMonth(first)
  const afterLast = nextMonth(last)
  const lastMonthEnd = addDays(afterLast, -1) === last ? last : addDays(`${last.slice(0, 7)}-01`, -1)
  if (firstMonth > lastMonthEnd) return { months: [], days: [{ first, last }] }
  const before = { first, last: addDays(firstMonth, -1) }
  const after = { first: addDays(lastMonthEnd, 1), last }
  return {
    months: [{ first: firstMonth, last: lastMonthEnd }],
    days: [before, after].filter((piece) => piece.first <= piece.last),
  }
}

const nextMonth = (day: string): string => addMonths(`${day.slice(0, 7)}-01`, 1)

/** Pieces as rows: of which range, from which day to which, and whether closings count. */
function asTable(pieces: readonly (Piece & { readonly n: number })[], ranges: readonly SumDays[]): RawBuilder<unknown> {
  return sql`SELECT * FROM unnest(${pieces.map(({ n }) => n)}::int[], ${pieces.map(({ first }) => first)}::date[],
    ${pieces.map(({ last }) => last)}::date[], ${pieces.map(({ n }) => ranges[n]?.withYearClose ?? true)}::boolean[])
    AS piece (n, first_day, last_day, with_close)`
}

/** Debit minus credit of the asked days with this index. Throws when they were not asked. */
export function balanceIn({ debitCents, creditCents }: AccountSums, index: number): number {
  const [debit, credit] = [debitCents[index], creditCents[index]]
  if (debit === undefined || credit === undefined) throw new Error(`days ${index} were not asked`)
  return debit - credit
}
