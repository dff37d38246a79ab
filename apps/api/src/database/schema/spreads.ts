import type { CivilDate, Id } from './columns.ts'

/** The tables of 0065: what of documents waits for the months it is for. Rows are only added. */
export interface SpreadTables {
  spreads: SpreadsTable
  spread_parts: SpreadPartsTable
}

interface SpreadsTable {
  id: Id
  administration_id: number
  invoice_id: number | null
  purchase_id: number | null
  line_number: number
  description: string
  account_id: number
  accrual_account_id: number
  period_from: CivilDate
  period_to: CivilDate
  /** Debit minus credit on the accrual account. */
  amount_cents: number
  /** The entry of the document. */
  journal_entry_id: number
}

interface SpreadPartsTable {
  administration_id: number
  spread_id: number
  journal_entry_id: number
  cents: number
}
