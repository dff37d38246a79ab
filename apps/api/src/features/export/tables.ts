import type { ExportTable } from '../../kernel/export-table.ts'
import { approvalExportTables } from '../approvals/export-tables.ts'
import { badDebtExportTables } from '../bad-debts/export-tables.ts'
import { bankExportTables } from '../bank/export-tables.ts'
import { contactExportTables } from '../contacts/export-tables.ts'
import { directDebitExportTables } from '../direct-debits/export-tables.ts'
import { documentExportTables } from '../documents/export-tables.ts'
import { estimateExportTables } from '../estimates/export-tables.ts'
import { invoiceExportTables } from '../invoices/export-tables.ts'
import { journalEntryExportTables } from '../journal-entries/export-tables.ts'
import { onlinePaymentExportTables } from '../online-payments/export-tables.ts'
import { openingBalanceExportTables } from '../opening-balance/export-tables.ts'
import { ossExportTables } from '../oss/export-tables.ts'
import { hoursExportTables } from '../hours/export-tables.ts'
import { assetExportTables } from '../assets/export-tables.ts'
import { expenseExportTables } from '../expenses/export-tables.ts'
import { tripExportTables } from '../trips/export-tables.ts'
import { partnerExportTables } from '../partners/export-tables.ts'
import { productExportTables } from '../products/export-tables.ts'
import { purchaseExportTables } from '../purchases/export-tables.ts'
import { questionExportTables } from '../questions/export-tables.ts'
import { recurringInvoiceExportTables } from '../recurring-invoices/export-tables.ts'
import { reminderExportTables } from '../reminders/export-tables.ts'
import { ticketExportTables } from '../tickets/export-tables.ts'
import { timerExportTables } from '../timers/export-tables.ts'
import { ledgerExportTables } from './ledger-tables.ts'

/** Everything in the books as tables. The words are ours alone: nothing a person typed becomes part of the SQL. */
export const exportTables: readonly ExportTable[] = [
  ...contactExportTables,
  ...invoiceExportTables,
  ...estimateExportTables,
  ...productExportTables,
  ...ledgerExportTables,
  ...journalEntryExportTables,
  ...bankExportTables,
  ...purchaseExportTables,
  ...openingBalanceExportTables,
  ...badDebtExportTables,
  ...onlinePaymentExportTables,
  ...directDebitExportTables,
  ...recurringInvoiceExportTables,
  ...reminderExportTables,
  ...documentExportTables,
  ...ossExportTables,
  ...assetExportTables,
  ...tripExportTables,
  ...expenseExportTables,
  ...partnerExportTables,
  ...hoursExportTables,
  ...timerExportTables,
  ...questionExportTables,
  ...approvalExportTables,
  ...ticketExportTables,
]
