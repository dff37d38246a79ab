import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface FileKey {
  readonly administrationId: number
  readonly paymentFileId: number
}

/** Frees the items of a payment file; false when it was cancelled before. Throws `not_found`. */
export async function cancelPaymentFile(db: Db, { administrationId, paymentFileId }: FileKey, now: Date) {
  const file = await db
    .selectFrom('payment_files')
    .select('cancelled_at')
    .where('administration_id', '=', administrationId)
    .where('id', '=', paymentFileId)
    .forUpdate()
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  if (file.cancelled_at !== null) return false
  await db
    .updateTable('payment_files')
    .set({ cancelled_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', paymentFileId)
    .execute()
  await db
    .updateTable('payment_file_items')
    .set({ cancelled_at: now })
    .where('administration_id', '=', administrationId)
    .where('payment_file_id', '=', paymentFileId)
    .execute()
  return true
}

/** The name and content address of a payment file. Throws `not_found`. */
export async function findPaymentFile(db: Db, { administrationId, paymentFileId }: FileKey) {
  const file = await db
    .selectFrom('payment_files as p')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'p.administration_id').onRef('f.id', '=', 'p.file_id'),
    )
    .select(['f.name', 'f.mime_type', 'f.sha256'])
    .where('p.administration_id', '=', administrationId)
    .where('p.id', '=', paymentFileId)
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  return file
}
