import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of purchases. */
export const purchaseExportTables: readonly ExportTable[] = [
  {
    file: 'inkoopfacturen.csv',
    from: `purchases t ${joined('contacts', 'c', 't.contact_id')}`,
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Soort', "CASE t.kind WHEN 'invoice' THEN 'factuur' ELSE 'creditfactuur' END"],
      ['Nummer', 't.number'],
      ['Leverancier-id', 't.contact_id'],
      ['Leverancier', 'c.name'],
      ['Factuurdatum', 't.invoice_date'],
      ['Vervaldatum', 't.due_date'],
      ['Ontvangen op', 't.received_on'],
      ['Land van buitenlandse btw', 't.foreign_vat_country'],
      ['Buitenlandse btw', 't.foreign_vat_cents', 'cents'],
      ['Betalingskenmerk', 't.payment_reference'],
      ['Exclusief btw', 't.net_cents', 'cents'],
      ['Btw', 't.vat_cents', 'cents'],
      ['Inclusief btw', 't.gross_cents', 'cents'],
      ['Geboekt op', 't.booked_at'],
      ['Boeking-id', 't.journal_entry_id'],
      ['Teruggedraaid op', 't.reversed_at'],
      ['Document-id', 't.document_id'],
    ],
  },
  {
    file: 'btw-onbetaald.csv',
    from: `unpaid_vat t ${joined('purchases', 'p', 't.purchase_id')}`,
    columns: [
      ['Inkoopfactuur-id', 't.purchase_id'],
      ['Inkoopfactuur', 'p.number'],
      ['Onbetaald', 't.amount_cents', 'cents'],
      ['Nog onbetaald', 't.left_cents', 'cents'],
      ['Boeking-id', 't.journal_entry_id'],
      ['Gemaakt op', 't.created_at'],
    ],
  },
  {
    file: 'inkoopregels.csv',
    from: `purchase_lines t JOIN purchases p ON p.administration_id = t.administration_id AND p.id = t.purchase_id ${joined('ledger_accounts', 'a', 't.account_id')}`,
    where: 'p.deleted_at IS NULL',
    columns: [
      ['Inkoopfactuur-id', 't.purchase_id'],
      ['Regel', 't.line_number'],
      ['Omschrijving', 't.description'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Bedrag met btw', "CASE WHEN p.prices_include_vat THEN 'ja' ELSE 'nee' END"],
      ['Btw-code', 't.vat_code'],
      ['Grootboekrekening', 'a.number'],
      ['Periode vanaf', 't.period_from'],
      ['Periode t/m', 't.period_to'],
    ],
  },
  {
    file: 'buitenlandse-btw-teruggevraagd.csv',
    from: 'vat_refund_requests t',
    columns: [
      ['Jaar', 't.year'],
      ['Land', 't.country'],
      ['Teruggevraagd op', 't.requested_on'],
      ['Btw', 't.vat_cents', 'cents'],
    ],
  },
]
