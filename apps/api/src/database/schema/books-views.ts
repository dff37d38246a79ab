import type { BankTables } from './bank.ts'
import type { LedgerTables } from './ledger.ts'
import type { SellingTables } from './selling.ts'
import type { VatCode } from '@klopt/bookkeeping/vat'
import type { CivilDate, ReadOnly } from './columns.ts'
import type { IcpSupplies } from './icp.ts'
import type { VatTables } from './vat.ts'

/** A line of a final invoice with the code it was sold under, in euros without VAT. */
interface SoldLines {
  administration_id: number
  invoice_id: number
  line_number: number
  vat_code: VatCode
  supplied_on: CivilDate
  base_cents: number
}

/** An invoice of an estimate that its customer went back on, a deposit too. */
interface WithdrawnEstimateInvoices {
  administration_id: number
  invoice_id: number
}

/**
 * The views of 0030_books_views.sql, 0031_two_locks.sql, 0060_icp_lists.sql, 0295_sold_lines.sql and
 * 0764_withdrawn_estimate_invoices.sql: what is shown to everybody else.
 */
export interface BooksViews {
  ledger_accounts: ReadOnly<LedgerTables['accounts']>
  ledger_journals: ReadOnly<LedgerTables['journals']>
  ledger_entries: ReadOnly<LedgerTables['journal_entries']>
  ledger_lines: ReadOnly<LedgerTables['journal_lines']>
  owed_items: ReadOnly<SellingTables['open_items']>
  item_settlements: ReadOnly<BankTables['settlements']>
  filed_returns: ReadOnly<VatTables['vat_returns']>
  declared_lines: ReadOnly<VatTables['vat_return_lines']>
  undeclared_lines: ReadOnly<VatTables['undeclared_vat_lines']>
  icp_supplies: ReadOnly<IcpSupplies>
  sold_lines: ReadOnly<SoldLines>
  withdrawn_estimate_invoices: ReadOnly<WithdrawnEstimateInvoices>
}
