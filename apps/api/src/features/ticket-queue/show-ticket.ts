import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { documentHtml, responseHtml } from '../tickets/response-html.ts'
import { responsesOf } from '../tickets/show-conversation.ts'
import { authorName } from '../tickets/show-tickets.ts'
import { person } from './staff-members.ts'

type QueuedTicket = ResponseOf<typeof contract.ticketQueue.get>
type Thread = QueuedTicket['thread']

/** A ticket as staff reads it, with its notes between what was written. Throws `not_found`. */
export async function showQueuedTicket(db: Db, ticketId: number): Promise<QueuedTicket> {
  const ticket = await findTicket(db, ticketId)
  if (!ticket) throw new ApiError('not_found')
  const { administration_id: administrationId } = ticket
  const responses = await responsesOf(db, administrationId, ticketId)
  const notes = await notesOf(db, ticketId)
  const written = [
    ...responses.map((row) => ({ ...row, kind: row.kind, content: responseHtml(row) })),
    ...notes.map((row) => ({
      ...row,
      kind: 'note' as const,
      content: documentHtml(row.document, administrationId),
      attachments: [],
    })),
  ]
  return {
    id: ticket.id,
    administrationId,
    companyName: ticket.company_name,
    isAccessible: ticket.accessible_by_support,
    subject: ticket.subject,
    tagId: ticket.tag_id,
    state: ticket.state,
    author: {
      id: ticket.created_by,
      name: ticket.author_name,
      emailAddress: ticket.email_address,
      isMainUser: ticket.is_main_user,
    },
    assignedTo: ticket.assigned_to,
    createdAt: toTimestamp(ticket.created_at),
    waitingSince: ticket.waiting_since && toTimestamp(ticket.waiting_since),
    version: ticket.version,
    thread: written
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
      .map((row): Thread[number] => ({
        id: row.id,
        kind: row.kind,
        authorName: row.author_name,
        content: row.content,
        createdAt: toTimestamp(row.created_at),
        attachments: row.attachments.map(({ id, name, mime_type: mimeType, size }) => ({
          id,
          name,
          mimeType,
          sizeBytes: size,
        })),
      })),
  }
}

const findTicket = (db: Db, ticketId: number) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('companies as a', 'a.id', 't.administration_id')
    .innerJoin('people as u', 'u.id', 't.created_by')
    .leftJoin('people as s', 's.id', 't.assigned_to')
    .select(['t.id', 't.administration_id', 't.subject', 't.tag_id', 't.state', 't.created_by', 't.created_at'])
    .select([
      't.waiting_since',
      't.version',
      'a.company_name',
      'a.accessible_by_support',
      'u.email_address',
      authorName,
    ])
    .select(person('s').as('assigned_to'))
    .select(
      sql<boolean>`EXISTS (
        SELECT FROM role_assignments r WHERE r.administration_id = t.administration_id AND r.user_id = u.id AND r.is_primary_user
      )`.as('is_main_user'),
    )
    .where('t.id', '=', ticketId)
    .executeTakeFirst()

const notesOf = (db: Db, ticketId: number) =>
  db
    .selectFrom('ticket_notes as n')
    .innerJoin('people as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.document', 'n.created_at', authorName])
    .where('n.ticket_id', '=', ticketId)
    .orderBy('n.id')
    .execute()
