import type { ExportTable } from '../../kernel/export-table.ts'

/** What goes along of what was written by hand. */
export const journalEntryExportTables: readonly ExportTable[] = [
  {
    file: 'boekingsdocumenten.csv',
    from: 'journal_documents t',
    where: 't.entry_id IS NOT NULL',
    columns: [
      ['Boeking-id', 't.entry_id'],
      ['Document-id', 't.document_id'],
    ],
  },
  {
    file: 'boekingsconcepten.csv',
    from: 'journal_drafts t',
    where: 't.journal_entry_id IS NULL AND t.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Datum', 't.entry_date'],
      ['Omschrijving', 't.description'],
      ['Regels', 't.lines::text'],
    ],
  },
  {
    file: 'boekingssjablonen.csv',
    from: 'journal_templates t',
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Naam', 't.name'],
      ['Omschrijving', 't.description'],
      ['Regels', 't.lines::text'],
      [
        'Boekt zichzelf',
        "CASE t.repeats WHEN 'month' THEN 'elke maand' WHEN 'quarter' THEN 'elk kwartaal' WHEN 'year' THEN 'elk jaar' ELSE 'nee' END",
      ],
      ['Vanaf', 't.starts_on'],
      ['Tot en met', 't.ends_on'],
      ['Gepauzeerd op', 't.paused_on'],
    ],
  },
]
