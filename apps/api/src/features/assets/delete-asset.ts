import { reverseEntry } from '../../books/reverse-entry.ts'
import type { Db } from '../../database/db.ts'
import type { AssetAuthor } from './depreciate-asset.ts'
import { assertInUse, loadAsset, type AssetKey } from './load-asset.ts'
import { takeBack } from './take-back.ts'

/**
 * Takes an asset out of the register: all that was depreciated of it is taken back, and what was moved from costs goes back
 * there. Throws `version_conflict` and `asset_has_left`.
 */
export async function deleteAsset(db: Db, author: AssetAuthor, key: AssetKey): Promise<void> {
  const { administrationId, userId, now } = author
  const asset = await loadAsset(db, key, { forUpdate: true })
  const { row } = asset
  assertInUse(row)
  const description = `Teruggedraaid: ${row.name} uit de activa`.slice(0, 500)
  await takeBack(db, author, asset, { description, from: null })
  if (row.capitalised_entry_id !== null) {
    const entryId = row.capitalised_entry_id
    await reverseEntry(db, { administrationId, entryId, description, createdBy: userId, at: now })
  }
  await db
    .updateTable('assets')
    .set({ deleted_at: now, version: row.version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', row.id)
    .execute()
}
