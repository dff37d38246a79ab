import { sql, type RawBuilder } from 'kysely'

/**
 * What came and went in a book that is kept by hand before the first day of a month, as `cents`: joined beside the book, by
 * what is kept of the months before and what is not folded into them yet. Null where that is nothing.
 */
export const moneyBefore = (
  administrationId: number,
  journalId: RawBuilder<number> | number,
  firstDay: RawBuilder<string>,
): RawBuilder<unknown> => kept(administrationId, journalId, sql`AND month < ${firstDay}`)

/** All that a book holds that is kept by hand, in the same way. */
export const moneyHeld = (administrationId: number, journalId: RawBuilder<number>): RawBuilder<unknown> =>
  kept(administrationId, journalId, sql``)

const kept = (administrationId: number, journalId: RawBuilder<number> | number, isMeant: RawBuilder<unknown>) =>
  sql`LATERAL (
    SELECT sum(cents) AS cents FROM (
      SELECT cents FROM money_balances
      WHERE administration_id = ${administrationId} AND journal_id = ${journalId} ${isMeant}
      UNION ALL
      SELECT cents FROM money_deltas
      WHERE administration_id = ${administrationId} AND journal_id = ${journalId} ${isMeant}
    ) kept)`
