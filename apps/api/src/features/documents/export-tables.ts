import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of documents. */
export const documentExportTables: readonly ExportTable[] = [
  {
    file: 'documenten.csv',
    from: `documents t ${joined('stored_files', 'f', 't.file_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Bestand', 'f.name'],
      [
        'Status',
        "CASE t.state WHEN 'processed' THEN 'verwerkt' WHEN 'archived' THEN 'in prullenbak' ELSE 'nog niet verwerkt' END",
      ],
      ['Binnengekomen per', "CASE t.source WHEN 'mail' THEN 'mail' ELSE 'upload' END"],
      ['Afzender', 't.sender'],
      ['Binnengekomen op', 't.created_at'],
      ['SHA-256', "encode(t.sha256, 'hex')"],
    ],
  },
]
