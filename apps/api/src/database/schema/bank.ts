import type { ColumnRole, DateStyle, DecimalMark, TableSource } from '@klopt/bank-statements'
import type { VatShare } from '@klopt/bookkeeping/ledger'
import type { Generated } from 'kysely'
import type { CivilDate, Id, OptionalJson } from './columns.ts'

/** The tables of 0004_bank.sql, 0051_lines_by_hand.sql, 0113_bank_rules.sql, 0142_own_transfers.sql, 0143_muted_suggestions.sql, 0158_import_mappings.sql, 0750_statements_of_one_day.sql, 0751_return_reasons.sql and 0790_muted_documents.sql. */
export interface BankTables {
  bank_imports: BankImportsTable
  bank_transactions: BankTransactionsTable
  settlements: SettlementsTable
  bank_rules: BankRulesTable
  bank_rule_shares: BankRuleSharesTable
  own_transfers: OwnTransfersTable
  bank_runs: BankRunsTable
  bank_connections: BankConnectionsTable
  bank_connection_accounts: BankConnectionAccountsTable
  bank_run_lines: BankRunLinesTable
  muted_suggestions: MutedSuggestionsTable
  import_mappings: ImportMappingsTable
  cash_counts: CashCountsTable
}

interface BankImportsTable {
  id: Id
  administration_id: number
  journal_id: number
  file_name: string
  file_sha256: Buffer
  format: string
  from_date: CivilDate
  to_date: CivilDate
  /** Null where it is not before `from_date`, and of imports of before it was kept. */
  opens_on: CivilDate | null
  /** Null where it is not after `to_date`, and of imports of before it was kept. */
  closes_on: Generated<CivilDate | null>
  /** Among the statements of its book; null where that is the order in which they came. */
  place: Generated<number | null>
  /** It opens within its first day, behind a statement that told the beginning of it. */
  continues_day: Generated<boolean>
  opening_balance_cents: number | null
  closing_balance_cents: number | null
  new_lines: number
  known_lines: number
  created_by: number | null
  created_at: Date
}

interface BankTransactionsTable {
  id: Id
  administration_id: number
  journal_id: number
  /** Null for a line that somebody entered. */
  import_id: number | null
  line_number: number
  transaction_date: CivilDate
  value_date: CivilDate | null
  amount_cents: number
  /** Of a line of a provider: the customer who paid. */
  payer_contact_id: Generated<number | null>
  counterparty_name: string | null
  counterparty_iban: string | null
  description: Generated<string>
  structured_reference: string | null
  end_to_end_id: string | null
  balance_after_cents: number | null
  journal_entry_id: number | null
  processed_at: Date | null
  version: Generated<number>
  entered_by: number | null
  entered_at: Date | null
  /** What a provider of payments calls the payment that this is; null for any other line. */
  provider_reference: string | null
  /** Why what came back did, by the codes of ISO 20022; null where nothing says so. */
  return_reason: string | null
  /** The rule that booked it as it stands processed. */
  rule_id: Generated<number | null>
}

interface SettlementsTable {
  id: Id
  administration_id: number
  open_item_id: number
  bank_transaction_id: number | null
  journal_entry_id: number
  amount_cents: number
  settled_on: CivilDate
  /** What of the item's postponed VAT it made due. */
  vat_due: OptionalJson<VatShare[]>
  /** Of an item in another currency: how much of that it settles. */
  foreign_amount: Generated<number | null>
  undone_at: Date | null
  created_at: Date
}

interface BankRulesTable {
  id: Id
  administration_id: number
  counterparty_iban: string | null
  counterparty_name: string | null
  description_contains: string | null
  direction: 'in' | 'out'
  account_id: number
  vat_code: string | null
  deleted_at: Date | null
  created_at: Date
  name: string
  position: Generated<number>
  journal_id: number | null
  min_cents: number | null
  max_cents: number | null
  contact_id: number | null
  paused_at: Date | null
  version: Generated<number>
}

interface BankRuleSharesTable {
  id: Id
  administration_id: number
  rule_id: number
  share_number: number
  account_id: number
  vat_code: string | null
  basis_points: number
}

interface OwnTransfersTable {
  id: Id
  administration_id: number
  /** Null while that side did not come in. */
  out_line_id: number | null
  in_line_id: number | null
  created_at: Date
}

interface MutedSuggestionsTable {
  id: Id
  administration_id: number
  kind: 'open_item' | 'combination' | 'account'
  /** Which account, of that kind alone. */
  account_id: number | null
  /** Which documents, in order; null of an account, and of what was muted before they were kept. */
  open_item_ids: number[] | null
  counterparty_iban: string | null
  counterparty_name: string | null
  created_at: Date
}

interface CashCountsTable {
  id: Id
  administration_id: number
  journal_id: number
  counted_on: CivilDate
  counted_cents: number
  /** The line by which the difference was booked. */
  difference_line_id: number | null
  created_by: number
  created_at: Date
}

interface ImportMappingsTable {
  id: Id
  administration_id: number
  source: TableSource
  fingerprint: Buffer
  header: string[]
  columns: ColumnRole[]
  date_style: DateStyle
  decimal_mark: DecimalMark
  created_at: Date
  updated_at: Date
}

interface BankRunsTable {
  id: Id
  administration_id: number
  /** Null for all books. */
  journal_id: number | null
  search: string | null
  state: Generated<'running' | 'done' | 'stopped' | 'failed' | 'undoing' | 'undone'>
  total_lines: number
  seen_lines: Generated<number>
  booked_lines: Generated<number>
  skipped_lines: Generated<number>
  /** Where it goes on: behind this line, by day. */
  seen_date: CivilDate | null
  seen_line_id: number | null
  created_by: number
  created_at: Date
  ended_at: Date | null
}

interface BankRunLinesTable {
  id: Id
  administration_id: number
  run_id: number
  transaction_id: number
  journal_entry_id: number
  /** Null while taking it back was not tried; 'kept' when something was built on it. */
  outcome: 'undone' | 'kept' | null
}

interface BankConnectionsTable {
  id: Id
  administration_id: number
  bank_name: string
  state: Generated<'asked' | 'active' | 'ended'>
  token_hash: Buffer
  /** Null until consent was given. */
  session_id: string | null
  valid_until: Date
  failure: 'busy' | 'unavailable' | 'differs' | null
  fetched_at: Date | null
  created_by: number
  created_at: Date
  ended_at: Date | null
  ended_by: 'user' | 'bank' | 'renewal' | null
}

interface BankConnectionAccountsTable {
  id: Id
  administration_id: number
  connection_id: number
  provider_id: string
  iban: string
  /** Null until something came in. */
  fetched_until: CivilDate | null
}
