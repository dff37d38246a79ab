import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'

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
