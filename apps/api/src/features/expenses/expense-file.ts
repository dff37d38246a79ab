import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { FoundFile } from '../documents/find-file.ts'
import type { ExpenseReader } from './whose-expenses.ts'

/** The photo of a receipt that the reader sees. Throws `not_found`. */
export async function expenseFile(
  db: Db,
  { administrationId, userId, seesAll }: ExpenseReader,
  expenseId: number,
): Promise<FoundFile> {
  const file = await db
    .selectFrom('expenses as e')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'e.administration_id').onRef('f.id', '=', 'e.file_id'),
    )
    .select(['f.name', 'f.mime_type as mimeType', 'f.sha256'])
    .where('e.administration_id', '=', administrationId)
    .where('e.id', '=', expenseId)
    .where('e.deleted_at', 'is', null)
    .$if(!seesAll, (query) => query.where('e.user_id', '=', userId))
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  return file
}
