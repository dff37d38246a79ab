import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of what was given up. */
export const badDebtExportTables: readonly ExportTable[] = [
  {
    file: 'oninbaar.csv',
    from: `bad_debts t ${joined('sales_invoices', 'i', 't.invoice_id')}`,
    columns: [
      ['Factuur-id', 't.invoice_id'],
      ['Factuurnummer', 'i.number'],
      ['Vastgesteld op', 't.established_on'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Nog afgeboekt', 't.left_cents', 'cents'],
      ['Boeking-id', 't.journal_entry_id'],
    ],
  },
  {
    file: 'oninbaar-toch-betaald.csv',
    from: `bad_debt_recoveries t ${joined('bad_debts', 'd', 't.bad_debt_id')} ${joined('sales_invoices', 'i', 'd.invoice_id')}`,
    columns: [
      ['Factuur-id', 'd.invoice_id'],
      ['Factuurnummer', 'i.number'],
      ['Betaald op', 't.paid_on'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Boeking-id', 't.journal_entry_id'],
    ],
  },
]
