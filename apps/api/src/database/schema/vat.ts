import type { VatReturnBox } from '@klopt/bookkeeping/vat-return'
import type { CivilDate, Id, Json } from './columns.ts'

/** The tables of 0005_vat.sql. */
export interface VatTables {
  vat_returns: VatReturnsTable
}

interface VatReturnsTable {
  id: Id
  administration_id: number
  period_start: CivilDate
  period_end: CivilDate
  boxes: Json<VatReturnBox[]>
  payable_euros: number
  journal_entry_id: number | null
  filed_by: number | null
  filed_at: Date
  deleted_at: Date | null
}
