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

/** Which accounts are summed; those of any kind named here, all of them without a word. */
export interface SummedAccounts {
  readonly types?: readonly AccountType[]
  readonly rgsCodes?: readonly string[]
  readonly ids?: readonly number[]
}

/**
 * What the lines of each account come to in each of some ranges of days, in one statement; accounts without a line in any
 * of them are left out. By number. Whole months come from the kept balances and what is not folded into them yet, the
 * days of a month that is not whole from the lines: those in the range, or those beyond it where they are fewer.
 */
export async function accountSums(
  db: Db,
  administrationId: number,
  ranges: readonly SumDays[],
  summed: SummedAccounts = {},
): Promise<AccountSums[]> {
  const pieces = ranges.map((range) => piecesOf(range))
  const months = pieces.flatMap(({ months: own }, n) => own.map((days) => ({ ...days, n })))
  const days = pieces.flatMap(({ days: own }, n) => own.map((some) => ({ ...some, n })))
  // Where all are summed it says nothing, and the planner would look each of them up.
  const isOfSummed = isOfAll(summed) ? sql`` : sql`AND account_id IN (SELECT id FROM summed)`
  const { rows } = await sql<AccountSums>`
    WITH months AS (${asTable(months, ranges)}), days AS (${asTable(days, ranges)}), summed AS (
      SELECT id, number, name, type, rgs_code FROM accounts
      WHERE administration_id = ${administrationId} AND ${isSummed(summed)}
    ), kept AS (
      SELECT account_id, month, is_year_close, debit_cents, credit_cents
      FROM balances WHERE administration_id = ${administrationId} ${isOfSummed}
      UNION ALL
      SELECT account_id, month, is_year_close, debit_cents, credit_cents
      FROM balance_deltas WHERE administration_id = ${administrationId} ${isOfSummed}
    ), sums AS (
      SELECT account_id, n, sum(debit_cents) AS debit, sum(credit_cents) AS credit FROM (
        SELECT k.account_id, m.n, k.debit_cents, k.credit_cents
        FROM months m JOIN kept k ON k.month BETWEEN m.first_day AND m.last_day AND (m.with_close OR NOT k.is_year_close)
        UNION ALL
        SELECT l.account_id, d.n, d.sign * l.debit_cents, d.sign * l.credit_cents
        FROM days d
        CROSS JOIN summed a
        -- OFFSET keeps it a look-up by account and day: joined, all lines of the accounts were read first.
        CROSS JOIN LATERAL (
          SELECT account_id, debit_cents, credit_cents FROM journal_lines
          WHERE administration_id = ${administrationId} AND account_id = a.id
            AND entry_date BETWEEN d.first_day AND d.last_day
          OFFSET 0
        ) l
        UNION ALL
        SELECT l.account_id, d.n, -d.sign * l.debit_cents, -d.sign * l.credit_cents
        FROM days d
        JOIN journal_entries e ON e.administration_id = ${administrationId} AND e.source_type = 'year_close'
          AND e.entry_date BETWEEN d.first_day AND d.last_day
        JOIN journal_lines l ON l.administration_id = ${administrationId} AND l.entry_id = e.id
        WHERE NOT d.with_close AND l.account_id IN (SELECT id FROM summed)
      ) AS parts GROUP BY account_id, n HAVING sum(debit_cents) <> 0 OR sum(credit_cents) <> 0
    )
    SELECT a.id, a.number, a.name, a.type, a.rgs_code AS "rgsCode",
      array_agg(coalesce(s.debit, 0)::bigint ORDER BY asked.n) AS "debitCents",
      array_agg(coalesce(s.credit, 0)::bigint ORDER BY asked.n) AS "creditCents"
    FROM summed a
    CROSS JOIN generate_series(0, ${ranges.length - 1}::int) AS asked (n)
    LEFT JOIN sums s ON s.account_id = a.id AND s.n = asked.n
    WHERE a.id IN (SELECT account_id FROM sums)
    GROUP BY a.id, a.number, a.name, a.type, a.rgs_code
    ORDER BY a.number`.execute(db)
  return rows
}

/** The first and the last day that an entry can have. */
const FIRST_DAY = '2000-01-01'
export const LAST_BOOK_DAY = '2100-12-31'

interface Piece {
  readonly first: string
  readonly last: string
  /** -1 for days that the whole months have too many. */
  readonly sign: 1 | -1
}

/** The days of a range as whole months, and what days they lack or have too many at both ends, whichever are fewer. */
function piecesOf({ from, to }: SumDays): { months: Piece[]; days: Piece[] } {
  const first = from === null || from < FIRST_DAY ? FIRST_DAY : from
  const last = to > LAST_BOOK_DAY ? LAST_BOOK_DAY : to
  if (first > last) return { months: [], days: [] }
  const [start, end] = [startsIn(first), endsIn(last)]
  if (start.month > end.month) return { months: [], days: [{ first, last, sign: 1 }] }
  return {
    months: [{ first: start.month, last: end.month, sign: 1 }],
    days: [...start.days, ...end.days].filter((piece) => piece.first <= piece.last),
  }
}

interface End {
  /** The first day of the outermost month that counts as a whole. */
  readonly month: string
  readonly days: readonly Piece[]
}

/** From a day on: with the whole of its month less what is before the day, or with the days that are left of it. */
function startsIn(day: string): End {
  const month = monthOf(day)
  if (isInFirstHalf(day)) return { month, days: [{ first: month, last: addDays(day, -1), sign: -1 }] }
  return { month: nextMonth(day), days: [{ first: day, last: monthEnd(day), sign: 1 }] }
}

/** Up to a day: with the days of its month up to it, or with the whole of it less what is after the day. */
function endsIn(day: string): End {
  const month = monthOf(day)
  if (!isInFirstHalf(day)) return { month, days: [{ first: addDays(day, 1), last: monthEnd(day), sign: -1 }] }
  return { month: addMonths(month, -1), days: [{ first: month, last: day, sign: 1 }] }
}

const isInFirstHalf = (day: string): boolean => day.slice(8) <= '15'
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
const nextMonth = (day: string): string => addMonths(monthOf(day), 1)
const monthEnd = (day: string): string => addDays(nextMonth(day), -1)

const isOfAll = ({ types, rgsCodes, ids }: SummedAccounts): boolean => !types && !rgsCodes && !ids

/** The condition on `accounts`. */
function isSummed({ types, rgsCodes, ids }: SummedAccounts): RawBuilder<unknown> {
  const wanted = [
    ...(types ? [sql`type = ANY (${types})`] : []),
    ...(rgsCodes ? [sql`rgs_code = ANY (${rgsCodes})`] : []),
    ...(ids ? [sql`id = ANY (${ids}::bigint[])`] : []),
  ]
  return wanted.length === 0 ? sql`true` : sql`(${sql.join(wanted, sql` OR `)})`
}

/** Pieces as rows: of which range, from which day to which, how they count, and whether closings do. */
function asTable(pieces: readonly (Piece & { readonly n: number })[], ranges: readonly SumDays[]): RawBuilder<unknown> {
  return sql`SELECT * FROM unnest(${pieces.map(({ n }) => n)}::int[], ${pieces.map(({ first }) => first)}::date[],
    ${pieces.map(({ last }) => last)}::date[], ${pieces.map(({ sign }) => sign)}::int[],
    ${pieces.map(({ n }) => ranges[n]?.withYearClose ?? true)}::boolean[])
    AS piece (n, first_day, last_day, sign, with_close)`
}

/** Debit minus credit of the asked days with this index. Throws when they were not asked. */
export function balanceIn({ debitCents, creditCents }: AccountSums, index: number): number {
  const [debit, credit] = [debitCents[index], creditCents[index]]
  if (debit === undefined || credit === undefined) throw new Error(`days ${index} were not asked`)
  return debit - credit
}
