import { sql, type RawBuilder } from 'kysely'

/**
 * What was booked of an asset `a` up to a day, what it was taken over with included: by the days of the entries, those that
 * take one back too, so that it is what the ledger holds.
 */
export const depreciatedOn = (day: string | RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  a.taken_over_cents + coalesce((
    SELECT sum(d.cents * CASE WHEN r.id IS NULL THEN 1 ELSE 0 END) FROM asset_depreciations d
    JOIN ledger_entries e ON e.administration_id = d.administration_id AND e.id = d.journal_entry_id
    LEFT JOIN ledger_entries r ON r.administration_id = d.administration_id AND r.reverses_entry_id = e.id
      AND r.entry_date <= ${day}
    WHERE d.administration_id = a.administration_id AND d.asset_id = a.id AND e.entry_date <= ${day}
  ), 0))::bigint`
