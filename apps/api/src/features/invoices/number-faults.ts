import { findFaults, type BookFault } from '../../books/book-faults.ts'
import { numbersGivenLike } from '../../books/counters.ts'
import type { Asks } from '../../database/asks.ts'

/**
 * Whether each number that a series gave is that of one invoice: nothing, when it is so. The database lets no number be there
 * twice, so that as many invoices as numbers leave no gap, wherever a series began and however its pattern was changed.
 */
export const findNumberFaults = (database: Asks, administrationId: number): Promise<BookFault[]> =>
  findFaults(database, FAULTS, administrationId)

/** Zero is the usual series, which has no id. */
const FAULTS = {
  gaps_in_invoices: `SELECT count(*) FROM (
      SELECT coalesce(series_id, 0) AS series, count(*) AS numbers FROM invoices
      WHERE administration_id = $1 AND number IS NOT NULL GROUP BY 1
    ) AS given
    FULL JOIN (
      SELECT coalesce(substring(name FROM '^invoice:s([0-9]+)')::bigint, 0) AS series, sum(numbers) AS numbers
      FROM (${numbersGivenLike('^invoice(:|$)')}) AS counter GROUP BY 1
    ) AS taken USING (series)
    WHERE coalesce(taken.numbers, 0) <> coalesce(given.numbers, 0)`,
}
