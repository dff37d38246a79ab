import type { ExportTable } from '../../kernel/export-table.ts'

/** What goes along of the questions of the bookkeeper. */
export const questionExportTables: readonly ExportTable[] = [
  {
    file: 'vragen.csv',
    from: 'questions t JOIN people u ON u.id = t.asked_by',
    columns: [
      ['Id', 't.id'],
      ['Gaat over', 't.subject_label'],
      ['Staat', "CASE t.state WHEN 'open' THEN 'wacht op antwoord' WHEN 'answered' THEN 'beantwoord' ELSE 'klaar' END"],
      ['Gesteld door', "u.first_name || ' ' || u.last_name"],
      ['Gesteld op', 't.asked_at'],
      ['Graag voor', 't.due_on'],
    ],
  },
  {
    file: 'vragen-berichten.csv',
    from: 'question_messages t JOIN people u ON u.id = t.author_id',
    columns: [
      ['Vraag-id', 't.question_id'],
      ['Soort', "CASE t.kind WHEN 'question' THEN 'vraag' ELSE 'antwoord' END"],
      ['Door', "u.first_name || ' ' || u.last_name"],
      ['Tekst', 't.body'],
      ['Rekening-id', 't.account_id'],
      ['Document-id', 't.document_id'],
      ['Geschreven op', 't.created_at'],
    ],
  },
]
