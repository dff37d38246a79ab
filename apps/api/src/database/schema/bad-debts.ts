import type { ColumnType } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables and views of 0082_bad_debts.sql and 0736_recoveries.sql. */
export interface BadDebtTables {
  bad_debts: BadDebtsTable
  bad_debt_recoveries: BadDebtRecoveriesTable
  written_off_invoices: WrittenOffInvoices
  invoice_write_offs: InvoiceWriteOffs
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

interface BadDebtRecoveriesTable {
  id: Id
  administration_id: number
  bad_debt_id: number
  paid_on: CivilDate
  amount_cents: number
  journal_entry_id: number
  created_at: Date
}

/** What was given up of an invoice, and what was paid of that after all. */
interface InvoiceWriteOffs {
  administration_id: ColumnType<number, never, never>
  invoice_id: ColumnType<number, never, never>
  kind: ColumnType<'written_off' | 'recovered', never, never>
  day: ColumnType<string, never, never>
  amount_cents: ColumnType<number, never, never>
  created_at: ColumnType<Date, never, never>
}
