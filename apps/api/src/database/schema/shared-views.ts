import type { BankTables } from './bank.ts'
import type { ReadOnly } from './columns.ts'
import type { PlatformTables } from './platform.ts'
import type { SellingTables } from './selling.ts'

type Users = PlatformTables['users']
type BankTransactions = BankTables['bank_transactions']
type Firms = PlatformTables['firms']
type Invoices = SellingTables['invoices']

/** The views from 0819_people.sql on: what the owner of a table shows of it to everybody else. */
export interface SharedViews {
  people: ReadOnly<
    Pick<Users, 'id' | 'email_address' | 'first_name' | 'last_name' | 'firm_id' | 'firm_is_admin' | 'firm_sees_all'> &
      Pick<Users, 'deactivated_at'> & { has_second_factor: boolean }
  >
  companies: ReadOnly<PlatformTables['administrations']>
  trading_partners: ReadOnly<SellingTables['contacts']>
  role_assignments: ReadOnly<PlatformTables['roles']>
  stored_files: ReadOnly<PlatformTables['files']>
  sales_invoices: ReadOnly<
    Pick<Invoices, 'id' | 'administration_id' | 'number' | 'contact_id' | 'invoice_date' | 'vat_cents'> &
      Pick<Invoices, 'finalised_at' | 'sent_at' | 'viewed_at' | 'deleted_at'>
  >
  bank_lines: ReadOnly<
    Pick<BankTransactions, 'id' | 'administration_id' | 'journal_id' | 'transaction_date' | 'amount_cents'> &
      Pick<BankTransactions, 'counterparty_name' | 'counterparty_iban' | 'description' | 'structured_reference'> &
      Pick<BankTransactions, 'journal_entry_id' | 'return_reason'>
  >
  accounting_firms: ReadOnly<Pick<Firms, 'id' | 'company_name' | 'colour' | 'logo' | 'logo_type'>>
}
