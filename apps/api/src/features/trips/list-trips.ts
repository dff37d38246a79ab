import type { contract, QueryOf, ResponseOf, Trip } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { storedDay } from '../../database/stored-day.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { nameOfUser } from '../hours/hours-sql.ts'
import type { TripReader } from './whose-trips.ts'

type Filter = QueryOf<typeof contract.trips.list>

const tripList: List<ColumnOf<Filter>> = {
  name: 'trips',
  columns: { day: { by: sql`t.day`, type: 'date' } },
  defaultSort: '-day',
  id: sql`t.id`,
}

/** What of the trip `t` is shown. */
export const shownTrip = sql`t.id, t.day, t.from_place AS "fromPlace", t.to_place AS "toPlace", t.kilometres,
  t.is_return AS "isReturn", t.purpose, t.kind, t.user_id AS "userId", ${nameOfUser} AS "userName",
  t.kilometres * CASE WHEN t.is_return THEN 2 ELSE 1 END AS "drivenKilometres", t.cents, t.version`

/** A page of the trips that somebody sees, the last first unless sorted otherwise. */
export async function listTrips(
  db: Db,
  reader: TripReader,
  filter: Filter,
): Promise<ResponseOf<typeof contract.trips.list>> {
  const { rows: items, ...cursors } = await readList<Trip, ColumnOf<Filter>>(db, tripList, filter, {
    select: shownTrip,
    from: sql`FROM trips t JOIN users u ON u.id = t.user_id`,
    where: conditionsOf(reader, filter),
  })
  return { items, ...cursors }
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
