import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { responseHtml } from './response-html.ts'
import { authorName } from './show-tickets.ts'
import { visibleTickets, type Viewer } from './viewer.ts'

type Conversation = ResponseOf<typeof contract.tickets.responses>

interface Attachment {
  readonly id: number
  readonly name: string
  readonly mime_type: string
  readonly size: number
}

/** What was written in a ticket. Throws `not_found` also for one that the viewer may not see. */
export async function showConversation(db: Db, viewer: Viewer, ticketId: number): Promise<Conversation> {
  const ticket = await visibleTickets(db, viewer).select('t.id').where('t.id', '=', ticketId).executeTakeFirst()
  if (!ticket) throw new ApiError('not_found')
  const rows = await responsesOf(db, viewer.administrationId, ticketId)
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      author_name: row.author_name,
      content: responseHtml(row),
      created_on_timestamp: toTimestamp(row.created_at),
      attachments: row.attachments,
    })),
  }
}

/** Messages and answers with their attachments, the oldest first: what both the customer and staff read. */
export function responsesOf(db: Db, administrationId: number, ticketId: number) {
  return db
    .selectFrom('ticket_responses as r')
    .innerJoin('people as u', 'u.id', 'r.author_id')
    .select(['r.id', 'r.administration_id', 'r.kind', 'r.body', 'r.document', 'r.created_at', authorName])
    .select(
      sql<Attachment[]>`coalesce((
        SELECT json_agg(json_build_object('id', a.id, 'name', f.name, 'mime_type', f.mime_type, 'size', f.size_bytes))
        FROM ticket_attachments a
        JOIN stored_files f ON f.administration_id = a.administration_id AND f.id = a.file_id
        WHERE a.administration_id = r.administration_id AND a.response_id = r.id
      ), '[]')`.as('attachments'),
    )
    .where('r.administration_id', '=', administrationId)
    .where('r.ticket_id', '=', ticketId)
    .orderBy('r.id')
    .execute()
}
