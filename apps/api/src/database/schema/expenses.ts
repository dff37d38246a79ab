import type { Generated } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables of 0155_expenses.sql. */
export interface ExpenseTables {
  expense_payees: ExpensePayeesTable
  expenses: ExpensesTable
}

interface ExpensePayeesTable {
  id: Id
  administration_id: number
  user_id: number
  contact_id: number
}

interface ExpensesTable {
  id: Id
  administration_id: number
  user_id: number
  file_id: number
  spent_on: CivilDate
  description: string
  amount_cents: number | null
  account_id: number | null
  vat_code: 'purchase_high' | 'purchase_low' | 'purchase_zero' | 'purchase_none' | null
  state: 'submitted' | 'approved' | 'declined'
  declined_reason: string | null
  decided_by: number | null
  decided_at: Date | null
  journal_entry_id: number | null
  open_item_id: number | null
  version: Generated<number>
  deleted_at: Date | null
  created_by: number
  created_at: Date
}
