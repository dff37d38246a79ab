import type { ExportTable } from '../../kernel/export-table.ts'

/** What goes along of timers. */
export const timerExportTables: readonly ExportTable[] = [
  {
    file: 'timers.csv',
    from: 'timers t JOIN people u ON u.id = t.user_id',
    columns: [
      ['Id', 't.id'],
      ['Gebruiker', "u.first_name || ' ' || u.last_name"],
      ['Begonnen op', 't.started_at'],
      ['Gestopt op', 't.stopped_at'],
      ['Notitie', 't.note'],
    ],
  },
]
