import { reverseEntry } from '../../books/reverse-entry.ts'
import type { Db } from '../../database/db.ts'
import type { AssetAuthor } from './depreciate-asset.ts'
import type { LoadedAsset } from './load-asset.ts'

/**
 * Takes back what was depreciated for periods that end on a day or later, or all of it: each entry on its own day, or the first
 * open one. An entry of several periods goes as a whole.
 */
export async function takeBack(
  db: Db,
  { administrationId, userId, now }: AssetAuthor,
  { row, booked }: LoadedAsset,
  { description, from }: { readonly description: string; readonly from: string | null },
): Promise<void> {
  const entryIds = new Set(
    booked.filter(({ period_end: end }) => from === null || end >= from).map((own) => own.journal_entry_id),
  )
  if (entryIds.size === 0) return
  for (const entryId of [...entryIds].sort((a, b) => a - b)) {
    await reverseEntry(db, {
      administrationId,
      entryId,
      description: description.slice(0, 500),
      createdBy: userId,
      at: now,
    })
  }
  await db
    .updateTable('asset_depreciations')
    .set({ voided_at: now })
    .where('administration_id', '=', administrationId)
    .where('asset_id', '=', row.id)
    .where('journal_entry_id', 'in', [...entryIds])
    .where('voided_at', 'is', null)
    .execute()
}
