import type { VatKind } from '@klopt/bookkeeping/ledger'
import type { PlacedVatFact } from '@klopt/bookkeeping/reports'
import type { VatCode } from '@klopt/bookkeeping/vat'
import { addDays, addMonths } from '@klopt/validators'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/db.ts'

/**
 * Whole VAT months, where they are filed with them on the day `lateOn` with the late lines of periods that were filed before;
 * or the members of a return.
 */
export type SummedVat =
  | { readonly returnId: number }
  | { readonly days: { readonly start: string; readonly end: string }; readonly lateOn: string | null }

export interface VatSum {
  readonly vatCode: VatCode
  readonly vatKind: VatKind
  /** Of the periods that were filed before, among what is undeclared or in a return. */
  readonly isLate: boolean
  /** Credit minus debit, in integer cents. */
  readonly balanceCents: number
}

/**
 * What VAT lines come to by code and kind, in one statement over what is kept and what is not folded into it yet: it costs
 * the same however many lines there are. Throws for days that are no whole months.
 */
export async function vatSums(db: Db, administrationId: number, asked: SummedVat): Promise<VatSum[]> {
  const { rows } = await sql<VatSum>`
    WITH kept AS (
      SELECT return_id, month, is_late, vat_code, vat_kind, cents FROM vat_balances
      WHERE administration_id = ${administrationId}
      UNION ALL
      SELECT return_id, month, is_late, vat_code, vat_kind, cents FROM vat_deltas
      WHERE administration_id = ${administrationId}
    )
    SELECT vat_code AS "vatCode", vat_kind AS "vatKind", ${isLate(asked)} AS "isLate", sum(cents)::bigint AS "balanceCents"
    FROM kept WHERE ${isAsked(administrationId, asked)}
    GROUP BY 1, 2, 3 HAVING sum(cents) <> 0`.execute(db)
  return rows
}

/** What is in no return yet of each of these periods, in their order and in one statement. Throws for days that are no whole months. */
export async function undeclaredSums(
  db: Db,
  administrationId: number,
  periods: readonly { readonly start: string; readonly end: string }[],
): Promise<VatSum[][]> {
  for (const days of periods) assertWholeMonths(days)
  const { rows } = await sql<VatSum & { place: number }>`
    SELECT asked.place::int AS place, vat_code AS "vatCode", vat_kind AS "vatKind", false AS "isLate",
      sum(cents)::bigint AS "balanceCents"
    FROM unnest(${periods.map(({ start }) => start)}::date[], ${periods.map(({ end }) => end)}::date[])
      WITH ORDINALITY AS asked (first_day, last_day, place)
    JOIN (
      SELECT month, vat_code, vat_kind, cents FROM vat_balances
      WHERE administration_id = ${administrationId} AND return_id IS NULL
      UNION ALL
      SELECT month, vat_code, vat_kind, cents FROM vat_deltas
      WHERE administration_id = ${administrationId} AND return_id IS NULL
    ) kept ON kept.month BETWEEN asked.first_day AND asked.last_day
    GROUP BY 1, 2, 3 HAVING sum(cents) <> 0`.execute(db)
  return periods.map((_, index) => rows.filter(({ place }) => place === index + 1))
}

/** A VAT period and the return that was filed of it; 0 when none stands. */
export interface AskedPeriod {
  readonly start: string
  readonly end: string
  readonly returnId: number
}

/**
 * What stands where of each of these periods, by its place among them from 1: in its own return, in a later return or a correction
 * of it, in none yet, or in its own return though of an earlier period. In one statement, over what is kept. Throws for days that are
 * no whole months.
 */
export async function placedVatSums(
  db: Db,
  administrationId: number,
  asked: readonly AskedPeriod[],
): Promise<(PlacedVatFact & { readonly n: number })[]> {
  for (const period of asked) assertWholeMonths(period)
  const { rows } = await sql<PlacedVatFact & { readonly n: number }>`
    WITH ${askedPeriods(asked)}, kept AS (
      SELECT return_id, month, is_late, vat_code, vat_kind, sum(cents) AS cents FROM (
        SELECT return_id, month, is_late, vat_code, vat_kind, cents FROM vat_balances
        WHERE administration_id = ${administrationId}
        UNION ALL
        SELECT return_id, month, is_late, vat_code, vat_kind, cents FROM vat_deltas
        WHERE administration_id = ${administrationId}
      ) one GROUP BY 1, 2, 3, 4, 5
    ), placed AS (
      SELECT n, vat_code, vat_kind, cents, CASE
          WHEN kept.return_id IS NULL THEN CASE WHEN is_in THEN 'waiting' END
          WHEN kept.return_id = asked.return_id THEN CASE WHEN is_in THEN 'own' ELSE 'earlier' END
          WHEN is_in AND is_late OR EXISTS (SELECT FROM filed_returns r
            WHERE r.administration_id = ${administrationId} AND r.id = kept.return_id AND r.kind = 'correction'
              AND r.period_start = asked.first_day) THEN 'later'
        END AS place
      FROM asked, kept, LATERAL (SELECT kept.month BETWEEN first_day AND last_day AS is_in) days
    )
    SELECT n::int AS n, place, vat_code AS "vatCode", vat_kind AS "vatKind", sum(cents)::bigint AS "balanceCents"
    FROM placed WHERE place IS NOT NULL GROUP BY 1, 2, 3, 4`.execute(db)
  return rows
}

/** The periods as rows, `n` from 1: with their days and return. */
export const askedPeriods = (asked: readonly AskedPeriod[]): RawBuilder<unknown> => sql`asked AS (
  SELECT n, first_day, last_day, return_id
  FROM unnest(${asked.map(({ start }) => start)}::date[], ${asked.map(({ end }) => end)}::date[],
    ${asked.map(({ returnId }) => returnId)}::bigint[]) WITH ORDINALITY AS r (first_day, last_day, return_id, n)
)`

/** The base (credit minus debit) of these codes in each calendar year of VAT dates, in a return or not; newest first. */
export async function vatBaseByYear(
  db: Db,
  administrationId: number,
  codes: readonly VatCode[],
): Promise<{ year: number; cents: number }[]> {
  const { rows } = await sql<{ year: number; cents: number }>`
    SELECT extract(year FROM month)::integer AS year, sum(cents)::bigint AS cents FROM (
      SELECT month, vat_code, vat_kind, cents FROM vat_balances WHERE administration_id = ${administrationId}
      UNION ALL
      SELECT month, vat_code, vat_kind, cents FROM vat_deltas WHERE administration_id = ${administrationId}
    ) kept WHERE vat_kind = 'base' AND vat_code = ANY (${codes})
    GROUP BY 1 ORDER BY 1 DESC`.execute(db)
  return rows
}

/** What VAT lines of whole months come to by code and kind, in a return or not. */
export async function vatOfDays(
  db: Db,
  administrationId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Omit<VatSum, 'isLate'>[]> {
  const { rows } = await sql<Omit<VatSum, 'isLate'>>`
    SELECT vat_code AS "vatCode", vat_kind AS "vatKind", sum(cents)::bigint AS "balanceCents" FROM (
      SELECT month, vat_code, vat_kind, cents FROM vat_balances WHERE administration_id = ${administrationId}
      UNION ALL
      SELECT month, vat_code, vat_kind, cents FROM vat_deltas WHERE administration_id = ${administrationId}
    ) kept WHERE month BETWEEN ${from} AND ${to}
    GROUP BY 1, 2 HAVING sum(cents) <> 0`.execute(db)
  return rows
}

const isLate = (asked: SummedVat): RawBuilder<unknown> =>
  'returnId' in asked ? sql`is_late` : sql`month < ${asked.days.start}`

function isAsked(administrationId: number, asked: SummedVat): RawBuilder<unknown> {
  if ('returnId' in asked) return sql`return_id = ${asked.returnId}`
  const { days, lateOn } = asked
  assertWholeMonths(days)
  const ofPeriod = sql`month BETWEEN ${days.start} AND ${days.end}`
  if (lateOn === null) return sql`return_id IS NULL AND ${ofPeriod}`
  return sql`return_id IS NULL AND (${ofPeriod} OR (month < ${days.start} AND EXISTS (
    SELECT FROM takes_late(${administrationId}, ${days.end}::date, ${lateOn}::date) t
    WHERE kept.month BETWEEN t.period_start AND t.period_end)))`
}

function assertWholeMonths({ start, end }: { readonly start: string; readonly end: string }): void {
  const isWhole = start.endsWith('-01') && addDays(addMonths(`${end.slice(0, 7)}-01`, 1), -1) === end
  if (!isWhole) throw new Error(`${start} to ${end} are no whole months`)
}
