import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of the ledger. */
export const ledgerExportTables: readonly ExportTable[] = [
  {
    file: 'grootboekrekeningen.csv',
    from: 'ledger_accounts t',
    columns: [
      ['Nummer', 't.number'],
      ['Naam', 't.name'],
      ['RGS-code', 't.rgs_code'],
      ['Soort', 't.type'],
      ['Btw-code', 't.default_vat_code'],
      ['Buiten gebruik sinds', 't.deactivated_at'],
    ],
  },
  {
    file: 'boekingen.csv',
    from: `ledger_entries t ${joined('ledger_journals', 'j', 't.journal_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Dagboek', 'j.code'],
      ['Naam dagboek', 'j.name'],
      ['Boekjaar', 't.fiscal_year'],
      ['Nummer', 't.number'],
      ['Boekdatum', 't.entry_date'],
      ['Documentdatum', 't.document_date'],
      ['Btw-datum', 't.vat_date'],
      ['Omschrijving', 't.description'],
      ['Bron', 't.source_type'],
      ['Bron-id', 't.source_id'],
      ['Tegenboeking van id', 't.reverses_entry_id'],
      ['Geboekt op', 't.created_at'],
    ],
  },
  {
    file: 'boekingsregels.csv',
    from: `ledger_lines t ${joined('ledger_accounts', 'a', 't.account_id')} ${joined('trading_partners', 'c', 't.contact_id')}`,
    columns: [
      ['Boeking-id', 't.entry_id'],
      ['Regel', 't.line_number'],
      ['Boekdatum', 't.entry_date'],
      ['Rekening', 'a.number'],
      ['Naam rekening', 'a.name'],
      ['Debet', 't.debit_cents', 'cents'],
      ['Credit', 't.credit_cents', 'cents'],
      ['Btw-code', 't.vat_code'],
      ['Btw-soort', 't.vat_kind'],
      ['Relatie', 'c.name'],
      ['Omschrijving', 't.description'],
    ],
  },
]
