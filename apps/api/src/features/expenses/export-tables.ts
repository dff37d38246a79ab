import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of receipts. */
export const expenseExportTables: readonly ExportTable[] = [
  {
    file: 'bonnetjes.csv',
    from: `expenses t ${joined('ledger_accounts', 'a', 't.account_id')}`,
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Gebruiker-id', 't.user_id'],
      ['Datum', 't.spent_on'],
      ['Omschrijving', 't.description'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Rekening', 'a.number'],
      ['Btw-code', 't.vat_code'],
      [
        'Status',
        "CASE t.state WHEN 'submitted' THEN 'ingediend' WHEN 'approved' THEN 'goedgekeurd' ELSE 'afgewezen' END",
      ],
      ['Reden', 't.declined_reason'],
      ['Boeking-id', 't.journal_entry_id'],
      ['Bestand-id', 't.file_id'],
    ],
  },
  {
    file: 'bonnetjes-relaties.csv',
    from: 'expense_payees t',
    columns: [
      ['Gebruiker-id', 't.user_id'],
      ['Relatie-id', 't.contact_id'],
    ],
  },
]
