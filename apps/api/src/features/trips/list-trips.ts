import type { contract, QueryOf, ResponseOf, Trip } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { storedDay } from '../../database/stored-day.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { nameOfUser } from '../hours/hours-sql.ts'
import type { TripReader } from './whose-trips.ts'

type Filter = QueryOf<typeof contract.trips.list>

const tripList: List<ColumnOf<Filter>> = {
  name: 'trips',
  columns: { day: { by: sql`t.day`, type: 'date' } },
  defaultSort: '-day',
  id: sql`t.id`,
}

/** There and back. */
const driven = sql`t.kilometres * CASE WHEN t.is_return THEN 2 ELSE 1 END`

/** What of the trip `t` is shown. */
export const shownTrip = sql`t.id, t.day, t.from_place AS "fromPlace", t.to_place AS "toPlace", t.kilometres,
  t.is_return AS "isReturn", t.purpose, t.kind, t.vehicle, t.user_id AS "userId", ${nameOfUser} AS "userName",
  ${driven} AS "drivenKilometres", t.cents, t.version`

type TripPage = ResponseOf<typeof contract.trips.list>

/** A page of the trips that somebody sees, the last first unless sorted otherwise; the first with what each kind comes to. */
export async function listTrips(db: Db, reader: TripReader, filter: Filter): Promise<TripPage> {
  const [{ rows: items, ...cursors }, segments] = await Promise.all([
    readList<Trip, ColumnOf<Filter>>(db, tripList, filter, {
      select: shownTrip,
      from: sql`FROM trips t JOIN people u ON u.id = t.user_id`,
      where: conditionsOf(reader, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, reader, filter) : undefined,
  ])
  return { items, ...cursors, ...(segments && { segments }) }
}

function segmentsOf(db: Db, reader: TripReader, filter: Filter): Promise<NonNullable<TripPage['segments']>> {
  const segment = (kind?: Filter['kind']) => sql`SELECT ${driven} AS kilometres, t.cents
    FROM trips t WHERE ${conditionsOf(reader, { ...filter, kind })}`
  return countSegments(db, ['kilometres', 'cents'], {
    all: segment(),
    business: segment('business'),
    commute: segment('commute'),
    private: segment('private'),
  })
}

function conditionsOf({ administrationId, userId, seesAll }: TripReader, filter: Filter): RawBuilder<unknown> {
  const conditions = [sql`t.administration_id = ${administrationId}`, sql`t.deleted_at IS NULL`]
  if (!seesAll) conditions.push(sql`t.user_id = ${userId}`)
  if (filter.userId !== undefined) conditions.push(sql`t.user_id = ${Number(filter.userId)}`)
  if (filter.from !== undefined) conditions.push(sql`t.day >= ${storedDay(filter.from)}`)
  if (filter.to !== undefined) conditions.push(sql`t.day <= ${storedDay(filter.to)}`)
  if (filter.kind !== undefined) conditions.push(sql`t.kind = ${filter.kind}`)
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    conditions.push(sql`(t.from_place ILIKE ${pattern} OR t.to_place ILIKE ${pattern} OR t.purpose ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}
