import { sql, type RawBuilder } from 'kysely'

/**
 * Whether an open item is late on a day, as `isLate` of bookkeeping says it, for lists that are filtered and summed by
 * the database. `table` is what the statement calls `open_items`.
 */
export function isLateItem(table: string, today: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.open_cents`)} > 0 AND ${sql.ref(`${table}.due_date`)} < ${today})`
}
