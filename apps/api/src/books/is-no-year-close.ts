import { sql, type RawBuilder } from 'kysely'

/**
 * Leaves out the lines `l` of entries that closed a year, and of their reversals: they take what was earned and spent to
 * nothing, and say nothing about it.
 */
export const isNoYearClose = (administrationId: number): RawBuilder<unknown> =>
  sql`l.entry_id NOT IN (
    SELECT id FROM ledger_entries WHERE administration_id = ${administrationId} AND source_type = 'year_close')`
