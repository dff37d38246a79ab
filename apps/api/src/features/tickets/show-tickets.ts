import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { visibleTickets, type Viewer } from './viewer.ts'

type TicketList = ResponseOf<typeof contract.tickets.list>
type Ticket = ResponseOf<typeof contract.tickets.get>

const AT_MOST = 200

export const authorName = sql<string>`u.first_name || ' ' || u.last_name`.as('author_name')

/** The newest tickets that the viewer may see. */
export async function listTickets(db: Db, viewer: Viewer): Promise<TicketList> {
  const rows = await visibleTickets(db, viewer)
    .select(['t.id', 't.subject', 't.created_at', 't.tag_id', 't.state', 't.last_response_at'])
    // One by one: joined, the names of all users are read for the few who wrote.
    .select((t) =>
      t
        .selectFrom('people as u')
        .whereRef('u.id', '=', 't.created_by')
        .select(authorName)
        .$asScalar()
        .$notNull()
        .as('author_name'),
    )
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(AT_MOST)
    .execute()
  return rows.map(({ created_at: createdAt, last_response_at: lastResponseAt, ...row }) => ({
    ...row,
    created_on_timestamp: toTimestamp(createdAt),
    last_response_on_timestamp: toTimestamp(lastResponseAt),
  }))
}

/** One ticket. Throws `not_found` also for one that the viewer may not see. */
export async function showTicket(db: Db, viewer: Viewer, ticketId: number): Promise<Ticket> {
  const row = await visibleTickets(db, viewer)
    .innerJoin('people as u', 'u.id', 't.created_by')
    .select(['t.id', 't.subject', 't.created_at', 't.tag_id', 't.state', 't.created_by', authorName])
    .where('t.id', '=', ticketId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return {
    id: row.id,
    subject: row.subject,
    tagId: row.tag_id,
    state: row.state,
    createdAt: toTimestamp(row.created_at),
    authorName: row.author_name,
    isMine: row.created_by === viewer.userId,
  }
}
