import type { Db } from '../database/db.ts'

/** The next number of a counter, and whether it gave one yet. */
export async function counterOf(
  db: Db,
  administrationId: number,
  name: string,
): Promise<{ readonly nextSequence: number; readonly isUsed: boolean }> {
  const counter = await db
    .selectFrom('counters')
    .select(['first_number', 'last_number'])
    .where('administration_id', '=', administrationId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (counter === undefined) return { nextSequence: 1, isUsed: false }
  return { nextSequence: counter.last_number + 1, isUsed: counter.last_number >= counter.first_number }
}

/**
 * SQL for `findFaults`: how many `numbers` each counter gave of which the `name` is like a pattern. Whoever names the counters
 * holds that against what got the numbers.
 */
export const numbersGivenLike = (pattern: string): string =>
  `SELECT name, last_number - first_number + 1 AS numbers FROM counters WHERE administration_id = $1 AND name ~ '${pattern}'`
