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
      ['Geboekt door regel', 't.rule_id'],
    ],
  },
  {
    file: 'verwerkingsregels.csv',
    from: `bank_rules t ${joined('ledger_accounts', 'a', 't.account_id')} ${joined('ledger_journals', 'j', 't.journal_id')} ${joined('contacts', 'c', 't.contact_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Naam', 't.name'],
      ['Plaats', 't.position'],
      ['Richting', 't.direction'],
      ['Boek', 'j.name'],
      ['IBAN tegenpartij', 't.counterparty_iban'],
      ['Naam tegenpartij', 't.counterparty_name'],
      ['Tekst', 't.description_contains'],
      ['Bedrag vanaf', 't.min_cents', 'cents'],
      ['Bedrag tot en met', 't.max_cents', 'cents'],
      ['Grootboekrekening', 'a.number'],
      ['Btw-code', 't.vat_code'],
      ['Relatie', 'c.name'],
      ['Gepauzeerd', `CASE WHEN t.paused_at IS NULL THEN 'nee' ELSE 'ja' END`],
      ['Verwijderd', `CASE WHEN t.deleted_at IS NULL THEN 'nee' ELSE 'ja' END`],
    ],
  },
  {
    file: 'verwerkingsregels-delen.csv',
    from: `bank_rule_shares t ${joined('ledger_accounts', 'a', 't.account_id')}`,
    columns: [
      ['Regel-id', 't.rule_id'],
      ['Volgnummer', 't.share_number'],
      ['Grootboekrekening', 'a.number'],
      ['Btw-code', 't.vat_code'],
      ['Basispunten', 't.basis_points'],
    ],
  },
  {
    file: 'nooit-meer-voorstellen.csv',
    from: `muted_suggestions t ${joined('ledger_accounts', 'a', 't.account_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Soort', 't.kind'],
      ['Grootboekrekening', 'a.number'],
      ['IBAN tegenpartij', 't.counterparty_iban'],
      ['Naam tegenpartij', 't.counterparty_name'],
      ['Gezet op', 't.created_at'],
    ],
  },
  {
    file: 'eigen-overboekingen.csv',
    from: 'own_transfers t',
    columns: [
      ['Id', 't.id'],
      ['Bankregel-id af', 't.out_line_id'],
      ['Bankregel-id bij', 't.in_line_id'],
      ['Geboekt op', 't.created_at'],
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
