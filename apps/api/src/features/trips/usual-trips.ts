import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { hasBusinessCar } from './business-car.ts'
import type { TripReader } from './whose-trips.ts'

type Usual = ResponseOf<typeof contract.trips.usual>

const LOOKED_BACK_DAYS = 365
const OFFERED = 8

/** One's own trips of the past year that were made most often, those made last first among as many; and whether a car is in the books. */
export async function usualTrips(db: Db, { administrationId, userId }: TripReader, today: string): Promise<Usual> {
  const { rows: items } = await sql<Usual['items'][number]>`
    SELECT from_place AS "fromPlace", to_place AS "toPlace", kilometres, is_return AS "isReturn", purpose, kind, vehicle
    FROM trips
    WHERE administration_id = ${administrationId} AND user_id = ${userId} AND deleted_at IS NULL
      AND day >= ${addDays(today, -LOOKED_BACK_DAYS)}
    GROUP BY from_place, to_place, kilometres, is_return, purpose, kind, vehicle
    ORDER BY count(*) DESC, max(day) DESC, max(id) DESC LIMIT ${OFFERED}`.execute(db)
  return { items, hasBusinessCar: await hasBusinessCar(db, administrationId, today) }
}
