import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'

export type SeriesRow = Selectable<Schema['number_series']>

/** A series of numbers of an administration; null for the usual one, and for one that is not there. */
export async function loadSeries(db: Db, administrationId: number, seriesId: number | null): Promise<SeriesRow | null> {
  if (seriesId === null) return null
  const row = await db
    .selectFrom('number_series')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', seriesId)
    .executeTakeFirst()
  return row ?? null
}
