import type { VatCode } from '@klopt/bookkeeping/vat'
import type { Generated } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables of 0002, 0031, 0042 and 0043. Entries and lines are written by `post_entry` alone. */
export interface LedgerTables {
  accounts: AccountsTable
  journals: JournalsTable
  periods: PeriodsTable
  book_locks: BookLocksTable
  journal_entries: JournalEntriesTable
  journal_lines: JournalLinesTable
  opening_balances: OpeningBalancesTable
  year_closings: YearClosingsTable
}

export type AccountType = 'asset' | 'liability' | 'equity' | 'revenue' | 'expense'
export type JournalType = 'bankbook' | 'cashbook' | 'general' | 'purchase-book' | 'sales-book'
export type FinancialType =
  | 'BUNQ'
  | 'CASH'
  | 'CHECKING'
  | 'CREDIT'
  | 'MOLLIE'
  | 'PAYPAL'
  | 'SAVINGS'
  | 'STRIPE'
  | 'SUMUP'
export type EntrySource =
  | 'invoice'
  | 'bank_transaction'
  | 'vat_return'
  | 'purchase'
  | 'general'
  | 'opening'
  | 'year_close'
  | 'invoice_period'
  | 'purchase_period'
  | 'audit_file'
  | 'asset'
  | 'trips'
  | 'expense'

interface AccountsTable {
  id: Id
  administration_id: number
  number: string
  name: string
  rgs_code: string | null
  type: AccountType
  default_vat_code: string | null
  deactivated_at: Date | null
}

interface JournalsTable {
  id: Id
  administration_id: number
  type: JournalType
  code: string
  name: string
  account_id: number | null
  financial_type: FinancialType | null
  is_primary: Generated<boolean>
  iban: string | null
  account_holder: string | null
}

interface PeriodsTable {
  administration_id: number
  /** The first day of the month. */
  month: CivilDate
}

interface BookLocksTable {
  administration_id: number
  locked_until: CivilDate | null
  reason: string
  locked_by: number | null
  by_firm: boolean
  firm_locked_until: CivilDate | null
  changed_at: Date | null
}

interface JournalEntriesTable {
  id: Id
  administration_id: number
  journal_id: number
  entry_date: CivilDate
  document_date: CivilDate
  vat_date: CivilDate
  fiscal_year: number
  number: number
  description: string
  source_type: EntrySource
  source_id: number | null
  reverses_entry_id: number | null
  created_by: number | null
  created_at: Date
}

interface JournalLinesTable {
  id: Id
  administration_id: number
  entry_id: number
  line_number: number
  account_id: number
  debit_cents: Generated<number>
  credit_cents: Generated<number>
  vat_code: VatCode | null
  vat_kind: 'base' | 'output' | 'input' | null
  contact_id: number | null
  description: Generated<string>
  entry_date: CivilDate
  vat_date: CivilDate
}

interface OpeningBalancesTable {
  id: Id
  administration_id: number
  start_date: CivilDate
  journal_entry_id: number
  /** What took it back; null while it stands. */
  reversal_entry_id: number | null
  created_by: number
  created_at: Date
}

/** Written by start_year_close, finish_year_close and reopen_fiscal_year alone. */
interface YearClosingsTable {
  id: Id
  administration_id: number
  /** Named by the calendar year in which it ends. */
  fiscal_year: number
  last_day: CivilDate
  /** Null for a year in which there was nothing to close. */
  journal_entry_id: number | null
  locked_before: CivilDate | null
  /** The lock as it was before; null of closings that kept its day alone. */
  reason_before: string | null
  locked_by_before: number | null
  changed_before: Date | null
  firm_locked_before: CivilDate | null
  /** What the lock says because of this closing. */
  lock_reason: string | null
  closed_by: number
  closed_at: Date
  reopened_by: number | null
  reopened_at: Date | null
  reopen_reason: string | null
}
