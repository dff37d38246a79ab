import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countInOnePass, countSegments } from '../../kernel/segments.ts'
import { foundTickets, ticketNumber } from './found-tickets.ts'
import { person, type Person } from './staff-members.ts'

type Queue = ResponseOf<typeof contract.ticketQueue.list>
/** `pageSize`: of whoever reads all of it. */
type Filter = QueryOf<typeof contract.ticketQueue.list> & { readonly pageSize?: number }
/** With the tickets that an index found by the search, where it was asked. */
type Narrowed = Filter & { readonly found: readonly number[] | null }

const PAGE_SIZE = 50

/** Who waits, the longest first; then what waits for nobody, the newest first. */
type Part = 'open' | 'others'

interface PartRow extends Row {
  readonly part: Part
  readonly moment: string
}

interface Row {
  readonly id: number
  readonly administration_id: number
  readonly company_name: string
  readonly subject: string
  readonly tag_id: Queue['items'][number]['tagId']
  readonly state: Queue['items'][number]['state']
  readonly author_name: string
  readonly assigned_to: Person | null
  readonly created_at: Date
  readonly last_response_at: Date
  readonly waiting_since: Date | null
}

const queueList: List<ColumnOf<Filter>> = {
  name: 'ticket-queue',
  columns: {
    createdAt: { by: sql`t.created_at`, type: 'timestamptz' },
    lastResponseAt: { by: sql`t.last_response_at`, type: 'timestamptz' },
    waitingSince: { by: sql`t.waiting_since`, type: 'timestamptz', isNullable: true },
  },
  defaultSort: '-createdAt',
  id: sql`t.id`,
}

/**
 * A page of the tickets of all administrations: who waits first, unless sorted otherwise; from a day on by since when they
 * wait, which leads back as well. `staffId` is who `me` stands for. The first page has the segments of its filter.
 */
export async function listQueue(db: Db, staffId: number, asked: Filter): Promise<Queue> {
  const filter = { ...asked, found: await foundTickets(db, asked.search) }
  const sort = filter.sort ?? (filter.start === undefined ? undefined : 'waitingSince')
  const [{ rows, ...cursors }, segments] = await Promise.all([
    sort === undefined
      ? readQueue(db, staffId, filter)
      : readList<Row, ColumnOf<Filter>>(
          db,
          queueList,
          { ...filter, sort },
          {
            select: columns,
            from,
            where: conditionsOf(filter, staffId),
          },
        ),
    filter.cursor === undefined ? segmentsOf(db, staffId, filter) : undefined,
  ])
  return { items: rows.map(present), ...cursors, ...(segments && { segments }) }
}

/** Of the filter but for the state, so that each can be chosen. */
function segmentsOf(db: Db, staffId: number, filter: Narrowed) {
  const conditions = (state?: Filter['state']) => conditionsOf({ ...filter, state }, staffId)
  if (filter.found !== null) {
    const rows = sql`SELECT t.state AS segment FROM tickets t WHERE ${conditions()}`
    return countInOnePass(db, ['open', 'answered', 'closed'], rows)
  }
  const searched = filter.search?.trim() ? from : sql`FROM tickets t`
  const segment = (state?: Filter['state']) => sql`SELECT t.id ${searched} WHERE ${conditions(state)}`
  return countSegments(db, [], {
    all: segment(),
    open: segment('open'),
    answered: segment('answered'),
    closed: segment('closed'),
  })
}

/** In the order of the queue, which is of two parts and leads one way. */
async function readQueue(db: Db, staffId: number, filter: Narrowed) {
  const after = decodeCursor(filter.cursor, ['string', 'string', 'number'])
  const parts = partsOf(filter)
  const begin = after === null ? 0 : parts.findIndex((part) => part === after[0])
  if (begin === -1) throw new ApiError('malformed_request', { internal: 'a cursor of another list' })
  const { pageSize = PAGE_SIZE } = filter
  const rows: PartRow[] = []
  for (const [index, part] of parts.slice(begin).entries()) {
    const room = pageSize + 1 - rows.length
    const place = after !== null && index === 0 ? { moment: after[1], id: after[2] } : null
    if (room > 0) rows.push(...(await readPart(db, { part, place, conditions: conditionsOf(filter, staffId), room })))
  }
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.part, row.moment, row.id])
  return { rows: shown, nextCursor, previousCursor: null }
}

const partsOf = ({ state }: Filter): readonly Part[] =>
  state === undefined ? ['open', 'others'] : [state === 'open' ? 'open' : 'others']

interface Reading {
  readonly part: Part
  /** Where the page before ended, in this part. */
  readonly place: { moment: string; id: number } | null
  readonly conditions: RawBuilder<unknown>
  readonly room: number
}

/** Each part has an index in its own order. */
async function readPart(db: Db, { part, place, conditions, room }: Reading): Promise<PartRow[]> {
  const key = part === 'open' ? sql`t.waiting_since` : sql`t.last_response_at`
  const direction = part === 'open' ? sql`ASC` : sql`DESC`
  const beyond = part === 'open' ? sql`>` : sql`<`
  const { rows } = await sql<PartRow>`
    SELECT ${part} AS part, ${key}::text AS moment, ${columns}
    ${from}
    WHERE ${part === 'open' ? sql`t.state = 'open'` : sql`t.state <> 'open'`} AND ${conditions}
      ${place ? sql`AND (${key}, t.id) ${beyond} (${place.moment}::timestamptz, ${place.id})` : sql``}
    ORDER BY ${key} ${direction}, t.id ${direction}
    LIMIT ${room}`.execute(db)
  return rows
}

const columns = sql`t.id, t.administration_id, a.company_name, t.subject, t.tag_id, t.state,
  u.first_name || ' ' || u.last_name AS author_name, ${person('s')} AS assigned_to, t.created_at, t.last_response_at,
  t.waiting_since`

const from = sql`FROM tickets t
  JOIN companies a ON a.id = t.administration_id
  JOIN people u ON u.id = t.created_by
  LEFT JOIN people s ON s.id = t.assigned_to`

function conditionsOf({ state, tag, assigned, search, found }: Narrowed, staffId: number): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (state !== undefined) conditions.push(sql`t.state = ${state}`)
  if (tag !== undefined) conditions.push(sql`t.tag_id = ${Number(tag)}`)
  if (assigned === 'me') conditions.push(sql`t.assigned_to = ${staffId}`)
  if (assigned === 'nobody') conditions.push(sql`t.assigned_to IS NULL`)
  if (found !== null) conditions.push(sql`t.id = ANY (${found}::bigint[])`)
  else if (search !== undefined && search.trim() !== '') conditions.push(matches(search.trim()))
  return sql.join(conditions, sql` AND `)
}

function matches(search: string): RawBuilder<unknown> {
  const pattern = likePattern(search)
  const id = ticketNumber(search)
  return sql`(t.subject ILIKE ${pattern} OR a.company_name ILIKE ${pattern} OR u.email_address ILIKE ${pattern}
    OR u.first_name || ' ' || u.last_name ILIKE ${pattern} OR t.id = ${id})`
}

const present = (row: Row): Queue['items'][number] => ({
  id: row.id,
  administrationId: row.administration_id,
  companyName: row.company_name,
  subject: row.subject,
  tagId: row.tag_id,
  state: row.state,
  authorName: row.author_name,
  assignedTo: row.assigned_to,
  createdAt: toTimestamp(row.created_at),
  lastResponseAt: toTimestamp(row.last_response_at),
  waitingSince: row.waiting_since && toTimestamp(row.waiting_since),
})
