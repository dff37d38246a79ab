import { joined, type ExportTable } from '../../kernel/export-table.ts'

/** What goes along of estimates. */
export const estimateExportTables: readonly ExportTable[] = [
  {
    file: 'offertes.csv',
    from: `estimates t ${joined('trading_partners', 'c', 't.contact_id')} LEFT JOIN people nb ON nb.id = t.accepted_noted_by`,
    where: 't.deleted_at IS NULL',
    columns: [
      ['Id', 't.id'],
      ['Nummer', "coalesce(t.number, 'concept')"],
      ['Relatie-id', 't.contact_id'],
      ['Relatie', "coalesce(t.snapshot->'buyer'->>'name', c.name)"],
      ['Datum', 't.estimate_date'],
      ['Geldig tot en met', 't.valid_until'],
      ['Kenmerk', "t.terms->>'reference'"],
      ['Munteenheid', "coalesce(t.terms->>'currency', 'EUR')"],
      ['Koers', "t.terms->>'exchangeRate'"],
      ['Bedrag in munteenheid, kleinste eenheid', 't.foreign_gross'],
      ['Bedrag excl. btw', 't.net_cents', 'cents'],
      ['Btw', 't.vat_cents', 'cents'],
      ['Bedrag incl. btw', 't.gross_cents', 'cents'],
      ['Regels', "t.terms->>'lines'"],
      ['Verzonden op', 't.sent_at'],
      ['Geaccepteerd op', 't.accepted_at'],
      ['Geaccepteerd door', 't.accepted_by_name'],
      ['Geaccepteerd vanaf', 't.accepted_from'],
      ['Akkoord genoteerd door', "nb.first_name || ' ' || nb.last_name"],
      ['Notitie bij akkoord', 't.acceptance_note'],
      ['Herroepen op', 't.withdrawn_at'],
      ['Herroeping bevestigd aan', 't.withdrawn_email'],
      ['Afgewezen op', 't.declined_at'],
      ['Reden van afwijzing', 't.decline_reason'],
    ],
  },
]
