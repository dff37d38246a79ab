import { must } from '@klopt/bookkeeping/money'
import { formatDateLong } from '@klopt/validators'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import { ApiError } from '../kernel/api-error.ts'

export type OpeningBalanceRow = Selectable<Schema['opening_balances']>

export interface NewOpeningBalance {
  readonly administrationId: number
  readonly startDate: string
  readonly journalEntryId: number
  readonly createdBy: number
  readonly at: Date
}

/** The opening balance that stands; null when there is none. */
export async function currentOpening(db: Db, administrationId: number): Promise<OpeningBalanceRow | null> {
  const row = await db
    .selectFrom('opening_balances')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('reversal_entry_id', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** An opening balance, standing or taken back. */
export function openingById(db: Db, administrationId: number, id: number): Promise<OpeningBalanceRow> {
  return db
    .selectFrom('opening_balances')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Refuses a day that somebody chose before the books begin, by the field where it was chosen: `invalid_input`. What happened
 * before stands in the opening balance.
 */
export async function assertSinceOpening(db: Db, administrationId: number, day: string, field: string): Promise<void> {
  const opening = await currentOpening(db, administrationId)
  if (opening === null || day >= opening.start_date) return
  const begins = formatDateLong(opening.start_date)
  throw new ApiError('invalid_input', {
    fields: { [field]: `Je boekhouding begint op ${begins} met de beginbalans. Kies die dag of een latere.` },
  })
}

/** What was booked up to a day from before the books begin, and stands. */
export interface BookedBefore {
  readonly opensOn: string
  readonly count: number
}

/** The entries that stand up to a day and before the opening balance; null without any, and without an opening balance. */
export async function bookedBeforeOpening(
  db: Db,
  administrationId: number,
  until: string,
): Promise<BookedBefore | null> {
  const opening = await currentOpening(db, administrationId)
  if (opening === null) return null
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM journal_entries e
    WHERE e.administration_id = ${administrationId} AND e.entry_date < ${opening.start_date} AND e.entry_date <= ${until}
      AND e.source_type NOT IN ('opening', 'year_close') AND e.reverses_entry_id IS NULL
      AND NOT EXISTS (SELECT FROM journal_entries back
        WHERE back.administration_id = ${administrationId} AND back.reverses_entry_id = e.id)`.execute(db)
  const { count } = must(rows[0], 'how much was booked before the books begin')
  return count === 0 ? null : { opensOn: opening.start_date, count }
}

/** Keeps which entry is the opening balance. Answers its id; the database refuses a second one. */
export async function recordOpening(db: Db, opening: NewOpeningBalance): Promise<number> {
  const { id } = await db
    .insertInto('opening_balances')
    .values({
      administration_id: opening.administrationId,
      start_date: opening.startDate,
      journal_entry_id: opening.journalEntryId,
      reversal_entry_id: null,
      created_by: opening.createdBy,
      created_at: opening.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Says which entry took an opening balance back. */
export async function recordReversedOpening(
  db: Db,
  administrationId: number,
  { id, reversalEntryId }: { readonly id: number; readonly reversalEntryId: number },
): Promise<void> {
  await db
    .updateTable('opening_balances')
    .set({ reversal_entry_id: reversalEntryId })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .execute()
}

/**
 * The entries by which bank books opened one by one, as far as they stand: a whole opening balance holds what they held, so
 * that they would count twice.
 */
export async function bankOpeningEntries(
  db: Db,
  administrationId: number,
): Promise<{ id: number; entry_date: string }[]> {
  const { rows } = await sql<{ id: number; entry_date: string }>`
    SELECT e.id, e.entry_date FROM journal_entries e
    WHERE e.administration_id = ${administrationId} AND e.source_type = 'opening' AND e.reverses_entry_id IS NULL
      AND NOT EXISTS (SELECT FROM journal_entries r
        WHERE r.administration_id = ${administrationId} AND r.reverses_entry_id = e.id)
      AND NOT EXISTS (SELECT FROM opening_balances o
        WHERE o.administration_id = ${administrationId} AND o.journal_entry_id = e.id)
    ORDER BY e.id`.execute(db)
  return rows
}
