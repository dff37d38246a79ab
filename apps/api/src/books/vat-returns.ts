import type { VatReturnBox } from '@klopt/bookkeeping/vat-return'
import { formatDate } from '@klopt/validators'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import { lockAdministration } from './lock-administration.ts'
import { firstOpenDate } from './post-entry.ts'
import { reverseEntry, type Reversal } from './reverse-entry.ts'

/** Whole months: the first day of the first and the last day of the last. */
export interface Months {
  readonly start: string
  readonly end: string
}

/** A return that stands, with the first and last day of its period. */
export type FiledReturn = Selectable<Schema['vat_returns']> & Months

export interface NewVatReturn {
  readonly administrationId: number
  readonly period: Months
  /** Whether the late lines of periods that were filed before, and that can still be declared, go along. */
  readonly withLate: boolean
  readonly filedBy: number
  readonly at: Date
}

/** What a return comes to, as it is kept for ever. */
export interface FrozenReturn {
  readonly boxes: readonly VatReturnBox[]
  /** Whole euros; negative when it is got back. */
  readonly payableEuros: number
  /** Null when there was nothing to post. */
  readonly journalEntryId: number | null
}

/** What somebody decided about late lines: along with the next return, or a correction. */
export type LateDecision = 'next_return' | 'correction'

/** The returns that stand, oldest first. */
export async function filedReturns(db: Db, administrationId: number): Promise<FiledReturn[]> {
  const rows = await db
    .selectFrom('vat_returns')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('kind', '=', 'return')
    .where('deleted_at', 'is', null)
    .orderBy('period_start')
    .execute()
  return rows.map((row) => ({ ...row, start: row.period_start, end: row.period_end }))
}

/** Returns of an administration are filed and taken back one after the other: each looks at the others. */
export async function lockReturns(db: Db, administrationId: number): Promise<void> {
  await lockAdministration(db, administrationId)
}

/**
 * Begins a return with the VAT lines that belong to it, and answers its id; `freezeVatReturn` follows in the same
 * transaction. A posting at this moment is among the lines or late, never neither. Throws `already_filed`.
 */
export async function startVatReturn(db: Db, { period, withLate, filedBy, at }: NewVatReturn): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT start_vat_return(${period.start}, ${period.end}, ${withLate}, ${filedBy}, ${at}) AS id`.execute(db)
  const started = rows[0]
  if (!started) throw new Error('start_vat_return returned nothing')
  return started.id
}

/** Keeps what the lines of a return that was just begun come to; the database holds the outcome against them. */
export async function freezeVatReturn(db: Db, returnId: number, frozen: FrozenReturn): Promise<void> {
  const { boxes, payableEuros, journalEntryId } = frozen
  await sql`SELECT freeze_vat_return(${returnId}, ${JSON.stringify(boxes)}::jsonb, ${payableEuros}, ${journalEntryId})`.execute(
    db,
  )
}

/** What was decided about late lines, by the first day of their period. */
export async function lateDecisions(db: Db, administrationId: number): Promise<ReadonlyMap<string, LateDecision>> {
  const rows = await db
    .selectFrom('vat_late_decisions')
    .select(['period_start', 'decision'])
    .where('administration_id', '=', administrationId)
    .execute()
  return new Map(rows.map(({ period_start: start, decision }) => [start, decision]))
}

/** Keeps what is to happen with the late lines of a filed period. Throws `not_found` when no return of it stands. */
export async function decideLateVat(
  db: Db,
  {
    periodStart,
    decision,
    decidedBy,
    at,
  }: { periodStart: string; decision: LateDecision; decidedBy: number; at: Date },
): Promise<void> {
  await sql`SELECT decide_late_vat(${periodStart}::date, ${decision}, ${decidedBy}, ${at})`.execute(db)
}

/**
 * Takes the newest return off the list: its lines belong to no return again, and its entry is for the caller to
 * reverse. Throws `vat_return_not_latest` and `vat_return_corrected`.
 */
export async function deleteVatReturn(db: Db, returnId: number, at: Date): Promise<void> {
  await sql`SELECT delete_vat_return(${returnId}, ${at})`.execute(db)
}

/** Where the entry of a return counts. */
export interface ReturnEntryDay {
  /** The last day of its period, or the first open one. */
  readonly entryDate: string
  /** What deleted returns of then or later booked and was taken back later than can be now, which filing moves. */
  readonly takenBack: readonly TakenBack[]
}

/** The reversal of what a deleted return booked, with its day and the one on which it can be now. */
interface TakenBack {
  readonly reversalId: number
  readonly day: string
  readonly openDay: string
}

/**
 * The day of the entry of a return: the last one of its period, or the first open one. What a deleted return booked may have
 * been taken back after days that were locked then and are open now: its lines would count twice until then.
 */
export async function returnEntryDay(
  db: Db,
  administrationId: number,
  { start, end }: Months,
): Promise<ReturnEntryDay> {
  const { rows } = await sql<TakenBack>`
    SELECT back.id AS "reversalId", back.entry_date AS day, open.day AS "openDay"
    FROM vat_returns r
    JOIN journal_entries e ON e.administration_id = ${administrationId} AND e.id = r.journal_entry_id
    CROSS JOIN LATERAL (
      -- The last of its entries: what was moved before may be moved again.
      SELECT id, entry_date FROM journal_entries
      WHERE administration_id = ${administrationId} AND source_type = 'vat_return' AND source_id = r.id
      ORDER BY id DESC LIMIT 1
    ) back
    CROSS JOIN LATERAL (SELECT first_open_date(${administrationId}, e.entry_date) AS day) open
    WHERE r.administration_id = ${administrationId} AND r.kind = 'return' AND r.deleted_at IS NOT NULL
      AND r.period_end >= ${start} AND back.entry_date > open.day
    ORDER BY back.id`.execute(db)
  return { entryDate: await firstOpenDate(db, administrationId, end), takenBack: rows }
}

/** Takes back on the day that is open now what deleted returns booked, instead of on the later one on which it was taken back. */
export async function moveTakenBack(
  db: Db,
  own: Pick<Reversal, 'administrationId' | 'createdBy' | 'at'>,
  takenBack: readonly TakenBack[],
): Promise<void> {
  for (const { reversalId, day, openDay } of takenBack) {
    const description = `Teruggenomen btw-aangifte telt op ${formatDate(openDay)}`
    const { id } = await reverseEntry(db, { ...own, entryId: reversalId, entryDate: day, description })
    await reverseEntry(db, { ...own, entryId: id, entryDate: openDay, description: 'Btw-aangifte teruggenomen' })
  }
}
