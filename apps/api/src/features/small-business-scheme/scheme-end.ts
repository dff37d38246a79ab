import { countsForSmallBusiness, limitCrossing, type SmallBusinessSpan, type VatCode } from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isCounted } from './turnover.ts'

/** The end of the small-business scheme that a sale brings: the turnover of its year passes the limit. */
export interface SchemeEnd {
  /** The first day on which it holds no more: of the sale that passes the limit. */
  readonly day: string
  /** What counted in that calendar year before. */
  readonly turnoverCents: number
  /** Whether the new sale itself bears VAT: it passes the limit, or comes after what does. */
  readonly isTaxed: boolean
  /** What was sold without VAT from then on, which is now taken as including it. */
  readonly untaxed: readonly SoldOnDay[]
}

/** What an entry sold on a day. */
export interface SoldOnDay {
  readonly entryId: number
  readonly day: string
  readonly cents: number
  /** Whether it bore no VAT by the scheme. */
  readonly isUntaxed: boolean
}

interface NewSale {
  readonly day: string
  /** What of it counts for the limit. */
  readonly cents: number
}

/**
 * What a new sale on a day of the scheme does to it: null when it goes on as it was. The sale that passes the limit is found
 * by day of supply: one that comes late may make another, of a later day, pass it.
 */
export async function schemeEndBy(
  db: Db,
  administrationId: number,
  spans: readonly SmallBusinessSpan[],
  { day, cents }: NewSale,
): Promise<SchemeEnd | null> {
  const span = spans.find(({ from, until }) => from <= day && (until === null || day <= until))
  if (span === undefined || cents <= 0) return null
  const own = { day, cents, isOwn: true } as const
  const crossing = limitCrossing([...(await soldInYear(db, administrationId, day.slice(0, 4))), own])
  if (crossing === null) return null
  // What was sold before it began bore VAT; whoever passes the limit by that never took part.
  const end = crossing.day < span.from ? span.from : crossing.day
  if (span.until !== null && end > span.until) return null
  return {
    day: end,
    turnoverCents: crossing.turnoverCents,
    isTaxed: end <= day,
    untaxed: crossing.from.filter((sale): sale is SoldOnDay => 'entryId' in sale && sale.isUntaxed && sale.day >= end),
  }
}

/** What counts in a calendar year by day of supply, and of one day in the order in which it was booked. */
async function soldInYear(db: Db, administrationId: number, year: string): Promise<SoldOnDay[]> {
  const { rows } = await sql<SoldOnDay>`
    SELECT entry_id AS "entryId", vat_date AS day, sum(credit_cents - debit_cents)::bigint AS cents,
      coalesce(sum(credit_cents - debit_cents) FILTER (WHERE vat_code = 'sale_kor'), 0) <> 0 AS "isUntaxed"
    FROM ledger_lines
    WHERE ${isCounted(administrationId)} AND vat_date BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`}
    GROUP BY entry_id, vat_date ORDER BY vat_date, entry_id`.execute(db)
  return rows
}

/** The same per day, of each calendar year in which the scheme held. */
export async function soldByDay(
  db: Db,
  administrationId: number,
  spans: readonly SmallBusinessSpan[],
): Promise<{ day: string; cents: number }[]> {
  if (spans.length === 0) return []
  const isOfYear = spans.map(({ from, until }) => {
    const last = until === null ? sql`true` : sql`vat_date <= ${`${until.slice(0, 4)}-12-31`}`
    return sql`(vat_date >= ${`${from.slice(0, 4)}-01-01`} AND ${last})`
  })
  const { rows } = await sql<{ day: string; cents: number }>`
    SELECT vat_date AS day, sum(credit_cents - debit_cents)::bigint AS cents FROM ledger_lines
    WHERE ${isCounted(administrationId)} AND (${sql.join(isOfYear, sql` OR `)})
    GROUP BY vat_date ORDER BY vat_date`.execute(db)
  return rows
}

/** What of a sale counts for the limit. */
export const countedCents = (lines: readonly { readonly vatCode: VatCode; readonly baseCents: number }[]): number =>
  lines.reduce((sum, { vatCode, baseCents }) => sum + (countsForSmallBusiness(vatCode) ? baseCents : 0), 0)
