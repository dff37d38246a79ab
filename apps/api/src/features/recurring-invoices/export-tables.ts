import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of recurring invoices. */
export const recurringInvoiceExportTables: readonly ExportTable[] = [
  {
    file: 'herhaalfacturen.csv',
    from: `recurring_invoices t ${joined('trading_partners', 'c', 't.contact_id')}`,
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', 'c.name'],
      ['Kenmerk', "t.terms->>'reference'"],
      ['Stand', 't.state'],
      ['Elke', 't.step_count'],
      ['Eenheid', 't.unit'],
      ['Eerste factuur', 't.starts_on'],
      ['Dag van de maand', 't.day_of_month'],
      ['Laatste dag', 't.ends_on'],
      ['Aantal keer', 't.times'],
      ['Naar rato vanaf', 't.pro_rata_from'],
      ['Volgende factuur', 't.next_on'],
      ['Versturen', 't.mode'],
      ['Indexatie', 't.indexation'],
      ['Munteenheid', "coalesce(t.terms->>'currency', 'EUR')"],
      ['Koers', "t.terms->>'exchangeRate'"],
      ['Bedrag excl. btw', 't.net_cents', 'cents'],
      ['Btw', 't.vat_cents', 'cents'],
      ['Bedrag incl. btw', 't.gross_cents', 'cents'],
      ['Regels', "t.terms->>'lines'"],
    ],
  },
  {
    file: 'herhaalfactuur-perioden.csv',
    // The export walks by id, and a run has none: its place in the order stands for it.
    from: '(SELECT row_number() OVER (ORDER BY recurring_invoice_id, period) AS id, * FROM recurring_invoice_runs) t',
    columns: [
      ['Herhaalfactuur-id', 't.recurring_invoice_id'],
      ['Van', 't.period'],
      ['Tot en met', 't.period_to'],
      ['Factuur-id', 't.invoice_id'],
    ],
  },
]
