import { joined, type ExportTable } from '../../kernel/export-table.ts'

const WHO = 'JOIN people u ON u.id = t.user_id'

/** What goes along of projects and hours. */
export const hoursExportTables: readonly ExportTable[] = [
  {
    file: 'projecten.csv',
    from: `projects t ${joined('contact_names', 'c', 't.contact_id')}`,
    columns: [
      ['Id', 't.id'],
      ['Naam', 't.name'],
      ['Klant', 'c.name'],
      ['Factureerbaar', "CASE WHEN t.billable THEN 'ja' ELSE 'nee' END"],
      ['Budget in uren', 't.budget_seconds / 3600.0', 'decimal'],
      ['Budget in geld', 't.budget_cents', 'cents'],
      ['Notitie', 't.note'],
      ['Afgesloten op', 't.closed_at'],
    ],
  },
  {
    file: 'projecttaken.csv',
    from: 'project_tasks t',
    columns: [
      ['Id', 't.id'],
      ['Project-id', 't.project_id'],
      ['Naam', 't.name'],
      ['Factureerbaar', "CASE WHEN t.billable THEN 'ja' ELSE 'nee' END"],
      ['Afgesloten op', 't.closed_at'],
    ],
  },
  {
    file: 'uurtarieven.csv',
    from: 'project_rates t',
    columns: [
      ['Project-id', 't.project_id'],
      ['Taak-id', 't.task_id'],
      ['Vanaf', 't.from_day'],
      ['Tarief', 't.cents', 'cents'],
    ],
  },
  {
    file: 'urenregels.csv',
    from: `time_entries t ${WHO}
      LEFT JOIN time_group_entries g ON g.administration_id = t.administration_id AND g.time_entry_id = t.id AND NOT g.released
      LEFT JOIN time_groups h ON h.administration_id = g.administration_id AND h.id = g.group_id`,
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Gebruiker', "u.first_name || ' ' || u.last_name"],
      ['Datum', 't.day'],
      ['Project-id', 't.project_id'],
      ['Taak-id', 't.task_id'],
      ['Begin', 't.started_at'],
      ['Eind', 't.stopped_at'],
      ['Seconden', 't.seconds'],
      ['Notitie', 't.note'],
      ['Factureerbaar', "CASE WHEN t.billable THEN 'ja' ELSE 'nee' END"],
      ['Factuur-id', 'h.invoice_id'],
      ['Gefactureerde seconden', 'g.billed_seconds'],
    ],
  },
  {
    file: 'urenweken.csv',
    from: `time_weeks t ${WHO}`,
    columns: [
      ['Gebruiker', "u.first_name || ' ' || u.last_name"],
      ['Maandag', 't.monday'],
      ['Status', "CASE t.state WHEN 'submitted' THEN 'ingediend' WHEN 'approved' THEN 'goedgekeurd' ELSE 'open' END"],
      ['Ingediend op', 't.submitted_at'],
      ['Goedgekeurd op', 't.approved_at'],
    ],
  },
]
