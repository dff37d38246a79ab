import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/db.ts'
import { cursorOf, positionOf, type Place } from './list-position.ts'
import type { List, ListColumn, ListQuery } from './list.ts'

/** The parts of the statement that differ: what is selected of a row, from where, and which rows. */
export interface ListSource {
  readonly select: RawBuilder<unknown>
  /** With its word `FROM`, so that whoever looks for the tables of a list finds them. */
  readonly from: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
}

export interface ListPage<Row> {
  readonly rows: Row[]
  readonly nextCursor: string | null
  readonly previousCursor: string | null
}

const PAGE_SIZE = 50

/**
 * A page of a list in the order that was asked for, read by its index from where the cursor stands. Throws
 * `cursor_of_other_list` for a cursor of another order or filter, `malformed_request` for none of ours, and
 * `invalid_input` for a `start` that its column cannot hold.
 */
export async function readList<Row extends object, Column extends string>(
  db: Db,
  list: List<Column>,
  query: ListQuery<Column>,
  source: ListSource,
): Promise<ListPage<Row>> {
  const { pageSize = PAGE_SIZE } = query
  const position = positionOf(list, query)
  const { column, place, isBackwards } = position
  // A page before this one is read from its end, so in the other direction.
  const reading = { column, id: list.id, isDescending: position.isDescending !== isBackwards }
  const found: (Row & Placed)[] = []
  for (const part of partsFrom(reading, place)) {
    const room = pageSize + 1 - found.length
    if (room > 0) found.push(...(await readPart<Row>(db, reading, { part, source, place, room })))
  }
  const hasMore = found.length > pageSize
  const rows = found.slice(0, pageSize)
  if (isBackwards) rows.reverse()
  const first = placeOf(rows.at(0)) ?? place
  const last = placeOf(rows.at(-1)) ?? place
  const cursor = (at: Place | null, direction: 'next' | 'previous') => at && cursorOf(position.list, at, direction)
  return {
    rows,
    nextCursor: isBackwards || hasMore ? cursor(last, 'next') : null,
    previousCursor: (isBackwards ? hasMore : place !== null) ? cursor(first, 'previous') : null,
  }
}

/** What each row says of its place beside what its list shows. */
interface Placed {
  readonly sort_key: string | null
  readonly sort_id: number
}

const placeOf = (row: Placed | undefined): Place | null => (row ? { key: row.sort_key, id: row.sort_id } : null)

/** Rows with a value, or those without: each part is one range of the index, which a condition on both would not be. */
type Part = 'values' | 'nulls'

interface Reading {
  readonly column: ListColumn
  readonly id: RawBuilder<number>
  readonly isDescending: boolean
}

function partsFrom({ column, isDescending }: Reading, place: Place | null): readonly Part[] {
  const parts: readonly Part[] = column.isNullable
    ? isDescending
      ? ['nulls', 'values']
      : ['values', 'nulls']
    : ['values']
  return place === null ? parts : parts.slice(parts.indexOf(place.key === null ? 'nulls' : 'values'))
}

interface PartToRead {
  readonly part: Part
  readonly source: ListSource
  readonly place: Place | null
  readonly room: number
}

async function readPart<Row extends object>(
  db: Db,
  { column, id, isDescending }: Reading,
  { part, source, place, room }: PartToRead,
): Promise<(Row & Placed)[]> {
  const order = isDescending ? sql`DESC` : sql`ASC`
  const keys = column.year === undefined ? [column.by] : [column.year, column.by]
  const sorts = [...(part === 'nulls' ? [] : keys), id].map((by) => sql`${by} ${order}`)
  const { rows } = await sql<Row & Placed>`
    SELECT ${source.select}, ${keyOf(keys)} AS sort_key, ${id} AS sort_id
    ${source.from}
    WHERE ${source.where} AND ${isWithin(column, part)} AND ${follows({ column, id, isDescending }, part, place)}
    ORDER BY ${sql.join(sorts)}
    LIMIT ${room}`.execute(db)
  return rows
}

const types = { date: sql`date`, text: sql`text`, bigint: sql`bigint`, timestamptz: sql`timestamptz` }

const keyOf = (keys: readonly RawBuilder<unknown>[]) =>
  sql.join(
    keys.map((key) => sql`CAST(${key} AS text)`),
    sql` || '/' || `,
  )

const isWithin = ({ by, isNullable }: ListColumn, part: Part): RawBuilder<unknown> =>
  part === 'nulls' ? sql`${by} IS NULL` : isNullable ? sql`${by} IS NOT NULL` : sql`true`

function follows({ column, id, isDescending }: Reading, part: Part, place: Place | null): RawBuilder<unknown> {
  // A place in the other part is passed altogether.
  if (place === null || (place.key === null) !== (part === 'nulls')) return sql`true`
  const beyond = isDescending ? sql`<` : sql`>`
  if (place.key === null) return sql`${id} ${beyond} ${place.id}`
  const type = types[column.type]
  if (column.year === undefined)
    return sql`(${column.by}, ${id}) ${beyond} (CAST(${place.key} AS ${type}), ${place.id})`
  const [year, key] = place.key.split('/')
  return sql`(${column.year}, ${column.by}, ${id}) ${beyond} (CAST(${year} AS integer), CAST(${key} AS ${type}), ${place.id})`
}
