import { sql, type RawBuilder } from 'kysely'

/**
 * What came and went in a book that is kept by hand before the first day of a month, as `cents`: joined beside the book, by
 * what is kept of the months before and what is not folded into them yet. Null where that is nothing.
 */
export const moneyBefore = (
  administrationId: number,
  journalId: RawBuilder<number>,
  firstDay: RawBuilder<string>,
): RawBuilder<unknown> => sql`LATERAL (
  SELECT sum(cents) AS cents FROM (
    SELECT cents FROM money_balances
    WHERE administration_id = ${administrationId} AND journal_id = ${journalId} AND month < ${firstDay}
    UNION ALL
    SELECT cents FROM money_deltas
    WHERE administration_id = ${administrationId} AND journal_id = ${journalId} AND month < ${firstDay}
  ) kept)`
