import type { TripInput } from '@klopt/api-client/contract'
import { tripCents, type TripVehicle } from '@klopt/bookkeeping/expenses'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { hasBusinessCar } from './business-car.ts'
import { lockTrip } from './load-trip.ts'
import type { TripAuthor } from './whose-trips.ts'

type TripDriver = TripAuthor & { readonly today: string }

export interface SavedTrip {
  readonly version: number
  readonly cents: number
}

/** Keeps a trip of who writes it. Throws `invalid_input` by field. */
export async function createTrip(
  db: Db,
  author: TripDriver,
  input: TripInput,
): Promise<SavedTrip & { readonly id: number }> {
  const columns = await columnsOf(db, author, input)
  return db
    .insertInto('trips')
    .values({
      administration_id: author.administrationId,
      user_id: author.userId,
      ...columns,
      deleted_at: null,
      created_by: author.writtenBy,
      created_at: author.now,
    })
    .returning(['id', 'version', 'cents'])
    .executeTakeFirstOrThrow()
}

/** Changes a trip. Throws `not_found`, `version_conflict` and `invalid_input` by field. */
export async function saveTrip(
  db: Db,
  author: TripDriver,
  key: { readonly tripId: number; readonly version: number },
  input: TripInput,
): Promise<SavedTrip> {
  const row = await lockTrip(db, author, key)
  const columns = await columnsOf(db, author, { ...input, vehicle: input.vehicle ?? row.vehicle })
  return db
    .updateTable('trips')
    .set({ ...columns, version: row.version + 1 })
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', row.id)
    .returning(['version', 'cents'])
    .executeTakeFirstOrThrow()
}

/** Throws a trip away. Throws `not_found` and `version_conflict`. */
export async function deleteTrip(
  db: Db,
  author: TripAuthor,
  key: { readonly tripId: number; readonly version: number },
): Promise<void> {
  const row = await lockTrip(db, author, key)
  await db
    .updateTable('trips')
    .set({ deleted_at: author.now, version: row.version + 1 })
    .where('administration_id', '=', author.administrationId)
    .where('id', '=', row.id)
    .execute()
}

/** The first day that the books know of. */
const FIRST_DAY = '2000-01-01'
/** A trip of next week may be planned; a year ahead is a slip of the keys. */
const DAYS_AHEAD = 31

async function columnsOf(db: Db, { administrationId, today }: TripDriver, input: TripInput) {
  if (input.day < FIRST_DAY || input.day > addDays(today, DAYS_AHEAD)) {
    throw new ApiError('invalid_input', {
      fields: { day: 'Kies een dag die geweest is, of hoogstens een maand vooruit' },
    })
  }
  const vehicle = input.vehicle ?? (await ownVehicle(db, administrationId, input.day))
  return {
    day: input.day,
    from_place: input.fromPlace.trim(),
    to_place: input.toPlace.trim(),
    kilometres: input.kilometres,
    is_return: input.isReturn,
    purpose: input.purpose.trim(),
    kind: input.kind,
    vehicle,
    cents: tripCents({ ...input, vehicle }),
  }
}

/** Where a car is in the books nobody guesses with what was driven: costs would count twice without a word. */
async function ownVehicle(db: Db, administrationId: number, day: string): Promise<TripVehicle> {
  if (!(await hasBusinessCar(db, administrationId, day))) return 'private'
  throw new ApiError('invalid_input', {
    fields: {
      vehicle:
        'Kies waarmee je reed. Een auto van de zaak krijgt geen vergoeding: de kosten ervan staan al in de boeken',
    },
  })
}
