import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of conversations with support. */
export const ticketExportTables: readonly ExportTable[] = [
  {
    // What support notes for itself belongs to no administration, which cannot read it either.
    file: 'tickets.csv',
    from: `ticket_responses t JOIN tickets q ON q.administration_id = t.administration_id AND q.id = t.ticket_id JOIN people u ON u.id = t.author_id ${joined('ticket_attachments', 'a', '(SELECT x.id FROM ticket_attachments x WHERE x.administration_id = t.administration_id AND x.response_id = t.id)')} ${joined('stored_files', 'f', 'a.file_id')}`,
    ownedBy: 'q.created_by',
    columns: [
      ['Ticket-id', 't.ticket_id'],
      ['Onderwerp', 'q.subject'],
      ['Status', "CASE q.state WHEN 'open' THEN 'open' WHEN 'answered' THEN 'beantwoord' ELSE 'gesloten' END"],
      ['Geschreven op', 't.created_at'],
      ['Door', "CASE t.kind WHEN 'answer' THEN 'Klopt' ELSE u.first_name || ' ' || u.last_name END"],
      ['Bericht', 't.body'],
      ['Bijlage', 'f.name'],
    ],
  },
]
