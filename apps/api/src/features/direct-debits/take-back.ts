import { returnReason } from '@klopt/bookkeeping/payments'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface FileKey {
  readonly administrationId: number
  readonly directDebitFileId: number
}

/**
 * Takes back a file that was not sent to the bank: its invoices are free, and mails that did not leave stay. False when it
 * was taken back before. Throws `not_found`, and `direct_debit_collected` once the bank has collected some of it.
 */
export async function cancelDirectDebitFile(db: Db, key: FileKey, now: Date): Promise<boolean> {
  const { administrationId, directDebitFileId } = key
  const { cancelled_at: cancelledAt } = await lockFile(db, key)
  if (cancelledAt !== null) return false
  const collected = await db
    .selectFrom('direct_debit_outcomes')
    .select('item_id')
    .where('administration_id', '=', administrationId)
    .where('direct_debit_file_id', '=', directDebitFileId)
    .where((is) => is.and([is('released_at', 'is', null), is('is_held', '=', false)]))
    .whereRef('paid_on', '>=', 'collection_date')
    .limit(1)
    .executeTakeFirst()
  if (collected) throw new ApiError('direct_debit_collected')
  await db
    .updateTable('direct_debit_files')
    .set({ cancelled_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', directDebitFileId)
    .execute()
  await db
    .updateTable('direct_debit_items')
    .set({ released_at: now, released_because: 'cancelled' })
    .where('administration_id', '=', administrationId)
    .where('direct_debit_file_id', '=', directDebitFileId)
    .where('released_at', 'is', null)
    .execute()
  await db
    .updateTable('direct_debit_notices')
    .set({ cancelled_at: now })
    .where('administration_id', '=', administrationId)
    .where('direct_debit_file_id', '=', directDebitFileId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
  return true
}

/** Keeps that the bank refused one invoice. Throws `not_found`, `invalid_input` and `direct_debit_collected`. */
export async function refuseItem(
  db: Db,
  key: FileKey & { readonly itemId: number },
  reasonCode: string,
  now: Date,
): Promise<void> {
  const { administrationId, directDebitFileId, itemId } = key
  if (returnReason(reasonCode) === null)
    throw new ApiError('invalid_input', { fields: { reasonCode: 'Kies een reden' } })
  await lockFile(db, key)
  const item = await db
    .selectFrom('direct_debit_outcomes')
    .select(['released_at', 'is_held'])
    .where('administration_id', '=', administrationId)
    .where('direct_debit_file_id', '=', directDebitFileId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  if (!item) throw new ApiError('not_found')
  if (!item.is_held) throw new ApiError('direct_debit_collected')
  await db
    .updateTable('direct_debit_items')
    .set({ released_at: now, released_because: 'refused', reason_code: reasonCode })
    .where('administration_id', '=', administrationId)
    .where('id', '=', itemId)
    .execute()
}

/** The name and content address of a file. Throws `not_found`. */
export async function findDirectDebitFile(db: Db, { administrationId, directDebitFileId }: FileKey) {
  const file = await db
    .selectFrom('direct_debit_files as d')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'd.administration_id').onRef('f.id', '=', 'd.file_id'),
    )
    .select(['f.name', 'f.mime_type', 'f.sha256'])
    .where('d.administration_id', '=', administrationId)
    .where('d.id', '=', directDebitFileId)
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  return file
}

async function lockFile(db: Db, { administrationId, directDebitFileId }: FileKey) {
  const file = await db
    .selectFrom('direct_debit_files')
    .select('cancelled_at')
    .where('administration_id', '=', administrationId)
    .where('id', '=', directDebitFileId)
    .forUpdate()
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  return file
}
