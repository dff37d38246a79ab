import { unpaidVatAskedUpTo } from '@klopt/bookkeeping/ledger'
import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the VAT of an open item is asked about on a day: it is unpaid, and counts as never paid a month from then or did so
 * already, as bookkeeping says it. `table` is what the statement calls the view of items.
 */
export function isUnpaidVatAsked(table: string, today: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.open_cents`)} > 0 AND ${sql.ref(`${table}.due_date`)} <= ${unpaidVatAskedUpTo(today)})`
}
