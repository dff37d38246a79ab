import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of collecting. */
export const directDebitExportTables: readonly ExportTable[] = [
  {
    file: 'machtigingen.csv',
    from: `customer_mandates t ${joined('trading_partners', 'c', 't.contact_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', 'c.name'],
      ['Kenmerk', 't.reference'],
      ['Soort', "CASE t.kind WHEN 'recurring' THEN 'doorlopend' ELSE 'eenmalig' END"],
      ['Schema', 't.scheme'],
      ['Getekend op', 't.signed_on'],
      ['IBAN', 't.iban'],
      ['Rekeninghouder', 't.account_holder'],
      ['Beëindigd op', 't.ended_on'],
    ],
  },
  {
    file: 'incasso.csv',
    from: `direct_debit_items t JOIN direct_debit_files f ON f.administration_id = t.administration_id AND f.id = t.direct_debit_file_id ${joined('owed_items', 'o', 't.open_item_id')} ${joined('customer_mandates', 'm', 't.mandate_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Bestand', 'f.message_id'],
      ['Incassodatum', 'f.collection_date'],
      ['Factuur-id', 'o.invoice_id'],
      ['Factuur', 'o.number'],
      ['Machtiging', 'coalesce(t.mandate_reference, m.reference)'],
      ['Schema', 't.scheme'],
      ['Volgorde', 't.sequence'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Rekeninghouder', 't.debtor_name'],
      ['IBAN', 't.debtor_iban'],
      ['Reden van weigering', 't.reason_code'],
      ['Vrijgegeven op', 't.released_at'],
    ],
  },
]
