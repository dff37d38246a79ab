import type { LegalForm, YearEndBalance } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import { readBookLock } from './lock-books.ts'

export type YearClosing = Selectable<Schema['year_closings']>

export interface ClosingAuthor {
  readonly userId: number
  /** Whether the user acts for the firm that keeps the books: what it locks, it alone opens. */
  readonly asFirm: boolean
  readonly at: Date
}

/** The years that are closed, newest first. */
export function currentClosings(db: Db, administrationId: number): Promise<YearClosing[]> {
  return db
    .selectFrom('year_closings')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('reopened_at', 'is', null)
    .orderBy('fiscal_year', 'desc')
    .execute()
}

/**
 * Begins closing a year: from here on nothing is posted by others until the transaction ends, and its last day is open for
 * its entry. `finishYearClose` has to follow. Answers the closing's id. Throws `year_closed`.
 */
export async function startYearClose(
  db: Db,
  { userId, at }: ClosingAuthor,
  { year, lastDay }: { readonly year: number; readonly lastDay: string },
): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`SELECT start_year_close(${year}, ${lastDay}::date, ${userId}, ${at}) AS id`.execute(db)
  return must(rows[0], 'the closing that was begun').id
}

/**
 * Names the entry of a closing, null when there was nothing to close, and locks the books up to the year's last day for the
 * reason given. A lock of later days stays what it is.
 */
export async function finishYearClose(
  db: Db,
  { asFirm }: ClosingAuthor,
  {
    closingId,
    entryId,
    reason,
  }: { readonly closingId: number; readonly entryId: number | null; readonly reason: string },
): Promise<void> {
  await sql`SELECT finish_year_close(${closingId}, ${entryId}, ${asFirm}, ${reason})`.execute(db)
}

/** Opens a closed year and its books, which are locked again as they were before; its entry is for the caller to reverse. Throws `year_not_latest` and `books_locked_by_firm`. */
export async function reopenYear(
  db: Db,
  { userId, asFirm, at }: ClosingAuthor,
  { closingId, reason }: { readonly closingId: number; readonly reason: string },
): Promise<void> {
  await sql`SELECT reopen_fiscal_year(${closingId}, ${reason}, ${userId}, ${asFirm}, ${at})`.execute(db)
}

/** Up to which day the books are locked once the newest closed year is opened, as `reopen_fiscal_year` leaves them. */
export async function lockAfterReopening(
  db: Db,
  administrationId: number,
): Promise<{ readonly isClosed: boolean; readonly day: string | null }> {
  const [newest, before] = await currentClosings(db, administrationId)
  if (newest === undefined) return { isClosed: false, day: null }
  const { locked_before: lockedBefore, last_day: lastDay } = newest
  const within = lockedBefore !== null && lockedBefore < lastDay ? lockedBefore : null
  const days = [within, before?.last_day ?? null].filter((day) => day !== null)
  return { isClosed: true, day: days.toSorted().at(-1) ?? null }
}

/** Whether the firm locked days that opening the newest closed year would open, and this user may not open those. */
export async function isHeldByFirm(
  db: Db,
  administrationId: number,
  { userId, asFirm }: Pick<ClosingAuthor, 'userId' | 'asFirm'>,
): Promise<boolean> {
  const { isClosed, day } = await lockAfterReopening(db, administrationId)
  const ofFirm = (await readBookLock(db, administrationId))?.firm_locked_until ?? null
  if (!isClosed || ofFirm === null || (day !== null && day >= ofFirm)) return false
  const { rows } = await sql<{ may: boolean }>`
    SELECT may_open_firm_lock(${administrationId}, ${userId}, ${asFirm}) AS may`.execute(db)
  return !must(rows[0], 'who may open a lock').may
}

/** What each account of revenue, costs and equity holds on a day. */
export async function yearEndBalances(db: Db, administrationId: number, day: string): Promise<YearEndBalance[]> {
  const { rows } = await sql<YearEndBalance>`
    SELECT a.id AS "accountId", a.rgs_code AS rgs, a.type,
      coalesce(sum(l.debit_cents - l.credit_cents), 0)::bigint AS "balanceCents"
    FROM accounts a
    JOIN journal_lines l ON l.administration_id = ${administrationId} AND l.account_id = a.id AND l.entry_date <= ${day}
    WHERE a.administration_id = ${administrationId} AND a.type IN ('revenue', 'expense', 'equity')
    GROUP BY a.id ORDER BY a.number`.execute(db)
  return rows
}

/** What kind of business keeps the books. */
export async function legalFormOf(db: Db, administrationId: number): Promise<LegalForm> {
  const { legal_form: legalForm } = await db
    .selectFrom('companies')
    .select('legal_form')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return legalForm
}

/** What accounts of equity held when a year began, credit positive; what an opening balance brought in counts. */
export async function capitalAtStart(
  db: Db,
  administrationId: number,
  from: string,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; cents: number }>`
    SELECT l.account_id AS id, sum(l.credit_cents - l.debit_cents)::bigint AS cents
    FROM journal_lines l
    JOIN journal_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
    WHERE l.administration_id = ${administrationId} AND l.account_id = ANY (${accountIds}::bigint[])
      AND (l.entry_date < ${from} OR (e.source_type = 'opening' AND l.entry_date = ${from}))
    GROUP BY l.account_id`.execute(db)
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}
