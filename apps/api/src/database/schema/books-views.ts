import type { ColumnType, SelectType } from 'kysely'
import type { BankTables } from './bank.ts'
import type { LedgerTables } from './ledger.ts'
import type { SellingTables } from './selling.ts'
import type { IcpSupplies } from './icp.ts'
import type { VatTables } from './vat.ts'

/** A view is read and never written. */
type ReadOnly<Table> = { [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, never, never> }

/** The views of 0030_books_views.sql, 0031_two_locks.sql and 0060_icp_lists.sql: what the books show to everybody else. */
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
}
