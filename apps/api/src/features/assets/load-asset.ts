import type { DepreciationMethod, DepreciationPlan } from '@klopt/bookkeeping/assets'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'

export type AssetRow = Selectable<Schema['assets']>
export type DepreciationRow = Selectable<Schema['asset_depreciations']>

export interface AssetKey {
  readonly administrationId: number
  readonly assetId: number
  /** The version the writer has seen; left out where nothing that was seen decides. */
  readonly version?: number
}

/** An asset with what was booked of it and stands, the oldest first. */
export interface LoadedAsset {
  readonly row: AssetRow
  readonly booked: readonly DepreciationRow[]
  readonly plan: DepreciationPlan
}

/**
 * Loads an asset; `forUpdate` holds its row, so that one writer at a time judges what is due. Throws `not_found` and
 * `version_conflict`.
 */
export async function loadAsset(db: Db, key: AssetKey, { forUpdate = false } = {}): Promise<LoadedAsset> {
  const { administrationId, assetId, version } = key
  const row = await db
    .selectFrom('assets')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', assetId)
    .where('deleted_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (version !== undefined && row.version !== version) throw new ApiError('version_conflict')
  const booked = await db
    .selectFrom('asset_depreciations')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('asset_id', '=', assetId)
    .where('voided_at', 'is', null)
    .orderBy('period_end')
    .orderBy('id')
    .execute()
  return { row, booked, plan: planOf(row, booked) }
}

function planOf(row: AssetRow, booked: readonly DepreciationRow[]): DepreciationPlan {
  return {
    costCents: row.cost_cents,
    residualCents: row.residual_cents,
    inUseOn: row.in_use_on,
    method: methodOf(row),
    takenOver: row.taken_over_on === null ? null : { day: row.taken_over_on, depreciatedCents: row.taken_over_cents },
    impairments: booked
      .filter(({ kind }) => kind === 'impairment')
      .map(({ period_end: day, cents }) => ({ day, cents })),
  }
}

function methodOf({ life_months: months, rate_hundredths: hundredths }: AssetRow): DepreciationMethod | null {
  if (months !== null) return { kind: 'months', months }
  return hundredths === null ? null : { kind: 'percent', hundredths }
}

/** What the plan booked in these books, by period. */
export const plannedOf = (booked: readonly DepreciationRow[]) =>
  booked.filter(({ kind }) => kind === 'plan').map(({ period_end: periodEnd, cents }) => ({ periodEnd, cents }))

/** The accounts that its entries are booked on. */
export const ledgerOf = (row: AssetRow) => ({
  cost: { id: row.account_id },
  depreciation: { id: row.depreciation_account_id },
  expense: { id: row.expense_account_id },
  result: { id: row.result_account_id },
})

/** Refuses an asset that is not there any more: `asset_has_left`. */
export function assertInUse({ disposed_on: disposedOn }: AssetRow): void {
  if (disposedOn !== null) throw new ApiError('asset_has_left')
}
