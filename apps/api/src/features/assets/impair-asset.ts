import { depreciationPosting, plannedValueCents } from '@klopt/bookkeeping/assets'
import { formatEuro } from '@klopt/validators'
import { assertOpenDay } from '../../books/assert-open-day.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { depreciateAsset, keepBooked, postAssetEntry, type AssetAuthor } from './depreciate-asset.ts'
import { assertInUse, ledgerOf, loadAsset, type AssetKey } from './load-asset.ts'

/**
 * Writes an asset down on a day, beside its plan, which counts on with what is left. Throws `invalid_input`,
 * `period_locked`, `asset_has_left` and `version_conflict`.
 */
export async function impairAsset(
  db: Db,
  author: AssetAuthor,
  key: AssetKey,
  { day, cents }: { readonly day: string; readonly cents: number },
): Promise<number> {
  const { administrationId, today } = author
  const asset = await loadAsset(db, key, { forUpdate: true })
  const { row, plan, booked } = asset
  assertInUse(row)
  const last = booked.reduce(
    (latest, own) => (own.kind === 'impairment' && own.period_end > latest ? own.period_end : latest),
    '',
  )
  if (day < (row.taken_over_on ?? row.in_use_on) || day <= last || day > today) {
    throw new ApiError('invalid_input', {
      fields: { day: 'Kies een dag na de ingebruikname en de vorige afwaardering, niet na vandaag' },
    })
  }
  const room = plannedValueCents(plan, day) - row.residual_cents
  if (cents <= 0 || cents > room) {
    throw new ApiError('invalid_input', {
      fields: { cents: `Vul een bedrag boven nul in, hoogstens ${formatEuro(Math.max(room, 0))}` },
    })
  }
  await assertOpenDay(db, administrationId, day, 'day')
  const description = `Afwaardering ${row.name}`
  const lines = depreciationPosting(ledgerOf(row), cents, description)
  const entry = await postAssetEntry(db, author, asset, { entryDate: day, description, lines })
  await keepBooked(db, author, asset, [{ kind: 'impairment', periodEnd: day, cents, entryId: entry.id }])
  const version = row.version + 1
  await db
    .updateTable('assets')
    .set({ version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', row.id)
    .execute()
  await depreciateAsset(db, author, await loadAsset(db, { administrationId, assetId: row.id }))
  return version
}
