import type { ExportTable } from '../../kernel/export-table.ts'

/** What goes along of what was agreed on. */
export const approvalExportTables: readonly ExportTable[] = [
  {
    file: 'akkoorden.csv',
    from: 'approvals t JOIN people u ON u.id = t.asked_by LEFT JOIN people w ON w.id = t.answered_by',
    columns: [
      ['Id', 't.id'],
      ['Waarover', 't.label'],
      [
        'Staat',
        "CASE t.state WHEN 'asked' THEN 'gevraagd' WHEN 'approved' THEN 'akkoord' WHEN 'declined' THEN 'nog niet akkoord' WHEN 'withdrawn' THEN 'ingetrokken' ELSE 'ingediend zonder akkoord' END",
      ],
      ['Gevraagd door', "u.first_name || ' ' || u.last_name"],
      ['Gevraagd op', 't.asked_at'],
      ['Beantwoord door', "w.first_name || ' ' || w.last_name"],
      ['Beantwoord op', 't.answered_at'],
      ['Antwoord', 't.answer'],
      ['Reden zonder akkoord', 't.overruled_reason'],
      ['Ingediend op', 't.used_at'],
    ],
  },
]
