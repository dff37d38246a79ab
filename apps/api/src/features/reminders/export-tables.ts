import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of reminders. */
export const reminderExportTables: readonly ExportTable[] = [
  {
    file: 'herinneringen.csv',
    from: `reminder_letters t ${joined('trading_partners', 'c', 't.contact_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', 'c.name'],
      [
        'Soort',
        "CASE t.kind WHEN 'reminder' THEN 'herinnering' WHEN 'notice' THEN 'aankondiging' ELSE 'aanmaning' END",
      ],
      ['Datum', 't.letter_date'],
      ['Aan', 't.recipient'],
      ['Onderwerp', 't.subject'],
      ['Bericht', 't.body'],
      ['Verzonden op', 't.sent_at'],
      ['Vervallen op', 't.cancelled_at'],
      ['Bezorgd op', 't.delivered_on'],
    ],
  },
]
