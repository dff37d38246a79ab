import type { ColumnType } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The table and the view of 0082_bad_debts.sql. */
export interface BadDebtTables {
  bad_debts: BadDebtsTable
  written_off_invoices: WrittenOffInvoices
}

interface BadDebtsTable {
  id: Id
  administration_id: number
  invoice_id: number
  established_on: CivilDate
  amount_cents: number
  left_cents: number
  journal_entry_id: number
  settling_entry_id: number
  created_by: number | null
  created_at: Date
}

interface WrittenOffInvoices {
  administration_id: ColumnType<number, never, never>
  invoice_id: ColumnType<number, never, never>
  left_cents: ColumnType<number, never, never>
}
