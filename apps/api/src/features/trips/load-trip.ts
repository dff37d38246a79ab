import type { Trip } from '@klopt/api-client/contract'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { shownTrip } from './list-trips.ts'
import type { TripReader } from './whose-trips.ts'

export type TripRow = Selectable<Schema['trips']>

/** One trip that the reader sees. Throws `not_found`. */
export async function showTrip(
  db: Db,
  { administrationId, userId, seesAll }: TripReader,
  tripId: number,
): Promise<Trip> {
  const { rows } = await sql<Trip>`SELECT ${shownTrip} FROM trips t JOIN people u ON u.id = t.user_id
    WHERE t.administration_id = ${administrationId} AND t.id = ${tripId} AND t.deleted_at IS NULL
      AND (${seesAll} OR t.user_id = ${userId})`.execute(db)
  const [trip] = rows
  if (!trip) throw new ApiError('not_found')
  return trip
}

/** A trip that its reader may change, locked until the end. Throws `not_found` and `version_conflict`. */
export async function lockTrip(
  db: Db,
  { administrationId, userId, seesAll }: TripReader,
  { tripId, version }: { readonly tripId: number; readonly version: number },
): Promise<TripRow> {
  const row = await db
    .selectFrom('trips')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', tripId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (!seesAll && row.user_id !== userId)) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('version_conflict')
  return row
}
