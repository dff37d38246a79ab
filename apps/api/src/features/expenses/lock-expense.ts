import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { ExpenseReader } from './whose-expenses.ts'

export type ExpenseRow = Selectable<Schema['expenses']>

export interface ExpenseKey {
  readonly expenseId: number
  /** The version the writer has seen; left out where nothing that was seen decides. */
  readonly version?: number
}

/** A receipt that its reader may change, locked until the end. Throws `not_found` and `version_conflict`. */
export async function lockExpense(
  db: Db,
  { administrationId, userId, seesAll }: ExpenseReader,
  { expenseId, version }: ExpenseKey,
): Promise<ExpenseRow> {
  const row = await db
    .selectFrom('expenses')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', expenseId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (!seesAll && row.user_id !== userId)) throw new ApiError('not_found')
  if (version !== undefined && row.version !== version) throw new ApiError('version_conflict')
  return row
}

type Change = Partial<Omit<ExpenseRow, 'id' | 'administration_id' | 'version'>>

/** Writes a change of a receipt that is held; answers its new version. */
export async function changeExpense(
  db: Db,
  { administration_id: administrationId, id, version }: ExpenseRow,
  change: Change,
): Promise<number> {
  await db
    .updateTable('expenses')
    .set({ ...change, version: version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .execute()
  return version + 1
}
