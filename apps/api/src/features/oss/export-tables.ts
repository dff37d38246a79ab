import type { ExportTable } from '../../kernel/export-table.ts'

/** What goes along of the one-stop shop. */
export const ossExportTables: readonly ExportTable[] = [
  {
    file: 'oss-meldingen.csv',
    from: 'handed_in_oss_lists t',
    columns: [
      ['Id', 't.id'],
      ['Van', 't.period_start'],
      ['Tot en met', 't.period_end'],
      ['Btw', 't.vat_cents', 'cents'],
      ['Ingediend op', 't.handed_in_on'],
    ],
  },
]
