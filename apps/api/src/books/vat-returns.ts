import type { VatReturnBox } from '@klopt/bookkeeping/vat-return'
import type { Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import type { Months } from './lock-periods.ts'

/** A return that stands, with the first and last day of its period. */
export type FiledReturn = Selectable<Schema['vat_returns']> & Months

export interface NewVatReturn {
  readonly administrationId: number
  readonly period: Months
  readonly boxes: readonly VatReturnBox[]
  /** Whole euros; negative when it is got back. */
  readonly payableEuros: number
  readonly filedBy: number
  readonly at: Date
}

/** The returns that stand, oldest first. */
export async function filedReturns(db: Db, administrationId: number): Promise<FiledReturn[]> {
  const rows = await db
    .selectFrom('vat_returns')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .orderBy('period_start')
    .execute()
  return rows.map((row) => ({ ...row, start: row.period_start, end: row.period_end }))
}

/** Keeps a filed return with its boxes as they are now. Answers its id. */
export async function recordVatReturn(db: Db, filed: NewVatReturn): Promise<number> {
  const { id } = await db
    .insertInto('vat_returns')
    .values({
      administration_id: filed.administrationId,
      period_start: filed.period.start,
      period_end: filed.period.end,
      boxes: JSON.stringify(filed.boxes),
      payable_euros: filed.payableEuros,
      journal_entry_id: null,
      filed_by: filed.filedBy,
      filed_at: filed.at,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Says which entry a return was posted by. */
export async function linkReturnEntry(
  db: Db,
  administrationId: number,
  returnId: number,
  journalEntryId: number,
): Promise<void> {
  await db
    .updateTable('vat_returns')
    .set({ journal_entry_id: journalEntryId })
    .where('administration_id', '=', administrationId)
    .where('id', '=', returnId)
    .execute()
}

/** Takes a return off the list; its row stays, and its entry is for the caller to reverse. */
export async function removeVatReturn(db: Db, administrationId: number, returnId: number, at: Date): Promise<void> {
  await db
    .updateTable('vat_returns')
    .set({ deleted_at: at })
    .where('administration_id', '=', administrationId)
    .where('id', '=', returnId)
    .execute()
}
