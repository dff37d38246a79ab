import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of products. */
export const productExportTables: readonly ExportTable[] = [
  {
    file: 'producten.csv',
    from: `products t ${joined('ledger_accounts', 'a', 't.account_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Nummer', 't.number'],
      ['Naam', 't.name'],
      ['Eenheid', 't.unit'],
      ['Prijs excl. btw', 't.unit_price'],
      ['Btw-code', 't.vat_code'],
      ['Rekening', 'a.number'],
      ['Gearchiveerd op', 't.archived_at'],
    ],
  },
  {
    file: 'prijsafspraken.csv',
    from: `price_agreements t ${joined('products', 'p', 't.product_id')} ${joined('trading_partners', 'c', 't.contact_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Product', 'p.number'],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', 'c.name'],
      ['Prijsgroep', 't.price_group'],
      ['Vanaf', 't.from_date'],
      ['Tot en met', 't.until_date'],
      ['Vanaf aantal', 't.from_quantity'],
      ['Prijs excl. btw', 't.unit_price'],
    ],
  },
]
