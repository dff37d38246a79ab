import type { QueryOf, ResponseOf, tickets } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import type { Viewer } from './viewer.ts'

type Filter = QueryOf<typeof tickets.page>
type TicketPage = ResponseOf<typeof tickets.page>
type Item = TicketPage['items'][number]

interface Row {
  id: number
  subject: string
  tag_id: Item['tagId']
  state: Item['state']
  created_at: Date
  last_response_at: Date
  author_name: string
}

const ticketList: List<ColumnOf<Filter>> = {
  name: 'tickets',
  columns: {
    createdAt: { by: sql`t.created_at`, type: 'timestamptz' },
    lastResponseAt: { by: sql`t.last_response_at`, type: 'timestamptz' },
    subject: { by: sql`t.subject COLLATE list_order`, type: 'text' },
  },
  defaultSort: '-createdAt',
  id: sql`t.id`,
}

/** A page of the tickets that the viewer may see, the newest first unless sorted otherwise. */
export async function pageTickets(db: Db, viewer: Viewer, filter: Filter): Promise<TicketPage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, ticketList, filter, {
      select: sql`t.id, t.subject, t.tag_id, t.state, t.created_at, t.last_response_at,
        u.first_name || ' ' || u.last_name AS author_name`,
      from,
      where: conditionsOf(viewer, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, viewer, filter) : undefined,
  ])
  return {
    items: rows.map(({ tag_id, created_at, last_response_at, author_name, ...row }) => ({
      ...row,
      tagId: tag_id,
      createdAt: toTimestamp(created_at),
      lastResponseAt: toTimestamp(last_response_at),
      authorName: author_name,
    })),
    ...cursors,
    ...(segments && { segments }),
  }
}

const from = sql`FROM tickets t JOIN people u ON u.id = t.created_by`

/** Of the filter but for the state, so that each can be chosen. */
function segmentsOf(db: Db, viewer: Viewer, filter: Filter) {
  const searched = filter.search?.trim() ? from : sql`FROM tickets t`
  const segment = (state?: Filter['state']) =>
    sql`SELECT t.id ${searched} WHERE ${conditionsOf(viewer, { ...filter, state })}`
  return countSegments(db, [], {
    all: segment(),
    open: segment('open'),
    answered: segment('answered'),
    closed: segment('closed'),
  })
}

/** As `visibleTickets` narrows them. */
function conditionsOf({ administrationId, userId, seesAll }: Viewer, { state, search }: Filter): RawBuilder<unknown> {
  const conditions = [sql`t.administration_id = ${administrationId}`]
  if (!seesAll) conditions.push(sql`t.created_by = ${userId}`)
  if (state !== undefined) conditions.push(sql`t.state = ${state}`)
  for (const word of search?.match(/\S+/g) ?? []) conditions.push(matches(word))
  return sql.join(conditions, sql` AND `)
}

/** Each word of a search is found in the subject or the author, or is the number. */
function matches(word: string): RawBuilder<unknown> {
  const pattern = likePattern(word)
  const id = /^#?([1-9]\d{0,14})$/.exec(word)?.[1]
  return sql`(t.subject ILIKE ${pattern} OR u.first_name || ' ' || u.last_name ILIKE ${pattern}
    OR t.id = ${id === undefined ? null : Number(id)})`
}
