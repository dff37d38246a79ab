import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of what was open when the books began, and of what was taken over from another package. */
export const openingBalanceExportTables: readonly ExportTable[] = [
  {
    file: 'openstaand-bij-begin.csv',
    from: `owed_items t ${joined('trading_partners', 'c', 't.contact_id')}`,
    where: 't.opening_balance_id IS NOT NULL OR t.journal_entry_id IS NOT NULL',
    columns: [
      ['Id', 't.id'],
      ['Soort', "CASE t.kind WHEN 'receivable' THEN 'verkoop' ELSE 'inkoop' END"],
      ['Nummer', 't.number'],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', 'c.name'],
      ['Factuurdatum', 't.document_date'],
      ['Vervaldatum', 't.due_date'],
      ['Bedrag', 't.amount_cents', 'cents'],
      ['Openstaand', 't.open_cents', 'cents'],
    ],
  },
  {
    file: 'eerdere-facturen.csv',
    from: 'earlier_invoice_files t',
    columns: [
      ['Nummer', 't.number'],
      ['Pdf toegevoegd op', 't.created_at'],
    ],
  },
  {
    file: 'auditfiles.csv',
    from: 'audit_files t',
    columns: [
      ['Id', 't.id'],
      ['Naam', 't.name'],
      ['Boekjaar', 't.fiscal_year'],
      ['Gelezen op', 't.created_at'],
      ['Overgenomen op', 't.imported_at'],
      ['Ongedaan gemaakt op', 't.undone_at'],
      ['Sha256', "encode(t.sha256, 'hex')"],
    ],
  },
]
