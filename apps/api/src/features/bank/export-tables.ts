import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of bank and cash books. */
export const bankExportTables: readonly ExportTable[] = [
  {
    file: 'bankregels.csv',
    from: `bank_transactions t ${joined('ledger_journals', 'j', 't.journal_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Bankboek', 'j.name'],
      ['IBAN', 'j.iban'],
      ['Datum', 't.transaction_date'],
      ['Rentedatum', 't.value_date'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Tegenpartij', 't.counterparty_name'],
      ['IBAN tegenpartij', 't.counterparty_iban'],
      ['Omschrijving', 't.description'],
      ['Betalingskenmerk', 't.structured_reference'],
      ['Boeking-id', 't.journal_entry_id'],
    ],
  },
  {
    file: 'kastellingen.csv',
    from: `cash_counts t ${joined('ledger_journals', 'j', 't.journal_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Kasboek', 'j.name'],
      ['Geteld op', 't.counted_on'],
      ['Geteld bedrag', 't.counted_cents', 'cents'],
      ['Bankregel-id van het verschil', 't.difference_line_id'],
    ],
  },
]
