import { fiscalYearName, fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { currentClosings } from '../../books/year-closings.ts'
import { must } from '@klopt/bookkeeping/money'

export type FiscalYear = ResponseOf<typeof contract.fiscalYears.list>[number]

/**
 * The fiscal years from that of the first entry that stands to that of today, newest first; each running, open or closed. Of the
 * years after that those that have entries: one with a year mistyped does not bring all between. One that was passed over when a
 * later one was closed is closed with it.
 */
export async function listYears(db: Db, administrationId: number, today: string): Promise<FiscalYear[]> {
  const [startMonth, { rows }, closings] = await Promise.all([
    fiscalYearStartMonth(db, administrationId),
    usedDays(administrationId, today).execute(db),
    currentClosings(db, administrationId),
  ])
  const { first, ahead } = must(rows[0], 'the days of the books')
  const closed = closings.map((closing) => closing.fiscal_year)
  const yearOf = (day: string) => fiscalYearOf(day, startMonth)
  const from = Math.min(...[today, first ?? today].map(yearOf), ...closed)
  const to = Math.max(yearOf(today), ...closed)
  const known = Array.from({ length: to - from + 1 }, (_value, index) => from + index)
  const years = [...new Set([...known, ...ahead.map(yearOf)])].toSorted((one, other) => other - one)
  const closedUntil = Math.max(...closed)
  return years.map((year): FiscalYear => {
    const range = fiscalYearRange(year, startMonth)
    const state = year <= closedUntil ? 'closed' : range.to < today ? 'open' : 'running'
    return { year, name: fiscalYearName(year, startMonth), ...range, state }
  })
}

/** The first day of the books, and of each month after today that has entries a day: found one after the other, by index. */
const usedDays = (administrationId: number, today: string) => sql<{ first: string | null; ahead: string[] }>`
  WITH RECURSIVE used (day) AS (
    SELECT (SELECT e.entry_date ${standing(administrationId)} AND e.entry_date > ${today}
      ORDER BY e.entry_date LIMIT 1)
    UNION ALL
    SELECT (SELECT e.entry_date ${standing(administrationId)}
        AND e.entry_date >= (date_trunc('month', used.day) + interval '1 month')::date
      ORDER BY e.entry_date LIMIT 1)
    FROM used WHERE used.day IS NOT NULL
  )
  SELECT (SELECT e.entry_date ${standing(administrationId)} ORDER BY e.entry_date LIMIT 1) AS first,
    (SELECT coalesce(json_agg(day::text), '[]') FROM used WHERE day IS NOT NULL) AS ahead`

/** The first year before this one that is to be closed before it; null when none is. In one without entries nothing is. */
export async function yearToCloseBefore(
  db: Db,
  administrationId: number,
  years: readonly FiscalYear[],
  own: FiscalYear,
): Promise<FiscalYear | null> {
  const earlier = years.filter(({ year, state }) => year < own.year && state !== 'closed')
  if (earlier.length === 0) return null
  const { rows } = await sql<{ first_day: string }>`
    SELECT asked.first_day
    FROM unnest(${earlier.map(({ from }) => from)}::date[], ${earlier.map(({ to }) => to)}::date[])
      AS asked (first_day, last_day)
    WHERE EXISTS (SELECT ${standing(administrationId)} AND e.entry_date BETWEEN asked.first_day AND asked.last_day)
    ORDER BY asked.first_day LIMIT 1`.execute(db)
  return earlier.find(({ from }) => from === rows[0]?.first_day) ?? null
}

/** The entries of the books without those that were taken back on their own day, of which nothing is left on any day. */
const standing = (administrationId: number): RawBuilder<unknown> => sql`
  FROM ledger_entries e
  WHERE e.administration_id = ${administrationId}
    AND (SELECT r.entry_date FROM ledger_entries r
      WHERE r.administration_id = ${administrationId} AND r.reverses_entry_id = e.id) IS DISTINCT FROM e.entry_date
    AND (SELECT o.entry_date FROM ledger_entries o
      WHERE o.administration_id = ${administrationId} AND o.id = e.reverses_entry_id) IS DISTINCT FROM e.entry_date`
