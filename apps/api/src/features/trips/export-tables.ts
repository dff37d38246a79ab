import type { ExportTable } from '../../kernel/export-table.ts'

/** What goes along of trips. */
export const tripExportTables: readonly ExportTable[] = [
  {
    file: 'ritten.csv',
    from: 'trips t',
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Gebruiker-id', 't.user_id'],
      ['Datum', 't.day'],
      ['Van', 't.from_place'],
      ['Naar', 't.to_place'],
      ['Kilometers enkele reis', 't.kilometres'],
      ['Retour', "CASE WHEN t.is_return THEN 'ja' ELSE 'nee' END"],
      ['Doel', 't.purpose'],
      ['Soort', "CASE t.kind WHEN 'business' THEN 'zakelijk' WHEN 'commute' THEN 'woon-werk' ELSE 'privé' END"],
      ['Vervoer', "CASE t.vehicle WHEN 'business' THEN 'auto van de zaak' ELSE 'eigen vervoer' END"],
      ['Vergoeding', 't.cents', 'cents'],
    ],
  },
  {
    file: 'kilometerboekingen.csv',
    from: 'trip_bookings t JOIN trip_months m ON m.administration_id = t.administration_id AND m.id = t.trip_month_id',
    columns: [
      ['Gebruiker-id', 'm.user_id'],
      ['Maand tot en met', 'm.month_end'],
      ['Bedrag', 't.cents', 'cents'],
      ['Boeking-id', 't.journal_entry_id'],
    ],
  },
]
