import type { ColumnType, Generated } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables of 0122_assets.sql. */
export interface AssetTables {
  assets: AssetsTable
  asset_depreciations: AssetDepreciationsTable
}

interface AssetsTable {
  id: Id
  administration_id: number
  name: string
  note: string
  account_id: number
  depreciation_account_id: number
  expense_account_id: number
  result_account_id: number
  cost_cents: number
  residual_cents: number
  in_books_from: CivilDate
  in_use_on: CivilDate
  life_months: number | null
  /** Of a percent of its cost a year. */
  rate_hundredths: number | null
  books_every: 'month' | 'year'
  taken_over_on: CivilDate | null
  taken_over_cents: number
  /** Of its purchase, where no purchase in these books tells it; 0176_asset_vat.sql. */
  vat_cents: ColumnType<number | null, number | null | undefined, number | null>
  purchase_id: number | null
  purchase_line: number | null
  capitalised_entry_id: number | null
  held_reason: string | null
  disposed_on: CivilDate | null
  disposal: 'sold' | 'scrapped' | null
  disposal_entry_id: number | null
  version: Generated<number>
  deleted_at: Date | null
  created_by: number
  created_at: Date
}

interface AssetDepreciationsTable {
  id: Id
  administration_id: number
  asset_id: number
  kind: 'plan' | 'impairment'
  period_end: CivilDate
  cents: number
  journal_entry_id: number
  voided_at: Date | null
  created_at: Date
}
