import type { VatReturnBox } from '@klopt/bookkeeping/vat-return'
import type { Generated } from 'kysely'
import type { CivilDate, Id, Json } from './columns.ts'

/** The tables of 0005_vat.sql, 0031_two_locks.sql and 0055_vat_corrections.sql; functions of the database alone write them. */
export interface VatTables {
  vat_returns: VatReturnsTable
  vat_return_lines: VatReturnLinesTable
  undeclared_vat_lines: UndeclaredVatLinesTable
  vat_late_decisions: VatLateDecisionsTable
  vat_discoveries: VatDiscoveriesTable
  vat_hand_ins: VatHandInsTable
  vat_payment_references: VatPaymentReferencesTable
}

interface VatDiscoveriesTable {
  administration_id: number
  period_start: CivilDate
  discovered_on: CivilDate
}

interface VatHandInsTable {
  administration_id: number
  return_id: number
  handed_in_on: CivilDate
  /** Of a correction alone. */
  discovered_on: CivilDate | null
}

interface VatPaymentReferencesTable {
  administration_id: number
  return_id: number
  /** 16 digits that check. */
  reference: string
}

interface VatLateDecisionsTable {
  administration_id: number
  period_start: CivilDate
  decision: 'next_return' | 'correction'
  decided_by: number | null
  decided_at: Date
}

interface VatReturnLinesTable {
  administration_id: number
  return_id: number
  line_id: number
  vat_date: CivilDate
  is_late: boolean
}

interface UndeclaredVatLinesTable {
  administration_id: number
  line_id: number
  vat_date: CivilDate
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
  kind: Generated<'return' | 'correction'>
  /** Of a correction alone. */
  state: 'draft' | 'submitted' | 'processed' | null
  /** What a correction that was handed in is compared with. */
  corrects_id: number | null
  submitted_at: Date | null
  processed_at: Date | null
  assessed_on: CivilDate | null
  assessed_cents: number | null
  interest_cents: number | null
  fine_cents: number | null
}
