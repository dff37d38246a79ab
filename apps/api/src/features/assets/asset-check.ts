import { formatEuro } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { dueOf } from './depreciate-asset.ts'
import { loadAsset } from './load-asset.ts'
import { reconcileAssets } from './reconcile-assets.ts'

/** How the register stands at the end of a year. */
export interface AssetCheck {
  /** The names of assets of which something of the year was not depreciated. */
  readonly behind: readonly string[]
  /** Accounts that hold something else than the register, each with how much. */
  readonly differences: readonly string[]
  readonly count: number
}

/** What a year says of its assets; null without any. */
export async function assetCheck(db: Db, administrationId: number, to: string): Promise<AssetCheck | null> {
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'name'])
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .where('in_books_from', '<=', to)
    .orderBy('name')
    .execute()
  const { accounts } = await reconcileAssets(db, administrationId, to)
  if (rows.length === 0 && accounts.length === 0) return null
  const behind: string[] = []
  for (const { id, name } of rows) {
    const due = await dueOf(db, await loadAsset(db, { administrationId, assetId: id }), to)
    if (due.length > 0) behind.push(name)
  }
  const differences = accounts
    .filter(({ differenceCents }) => differenceCents !== 0)
    .map(({ name, differenceCents }) => `${name} ${formatEuro(differenceCents)}`)
  return { behind, differences, count: rows.length }
}

/** Assets whose depreciation waits, and why, by name. */
export async function heldAssets(
  db: Db,
  administrationId: number,
): Promise<{ id: number; name: string; reason: string }[]> {
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'name', 'held_reason'])
    .where('administration_id', '=', administrationId)
    .where('held_reason', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .limit(3)
    .execute()
  return rows.flatMap(({ id, name, held_reason: reason }) => (reason === null ? [] : [{ id, name, reason }]))
}
