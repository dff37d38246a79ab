import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of partners. */
export const partnerExportTables: readonly ExportTable[] = [
  {
    file: 'vennoten.csv',
    from: `partners t ${joined('ledger_accounts', 'k', 't.capital_account_id')} ${joined('ledger_accounts', 'p', 't.private_account_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Naam', 't.name'],
      ['Vanaf', 't.from_date'],
      ['Tot en met', 't.until_date'],
      ['Kapitaalrekening', 'k.number'],
      ['Privérekening', 'p.number'],
      ['Rente in procenten', 't.interest_percent', 'decimal'],
      ['Arbeidsvergoeding', 't.labour_fee_cents', 'cents'],
      ['Aandeel', 't.share'],
    ],
  },
]
