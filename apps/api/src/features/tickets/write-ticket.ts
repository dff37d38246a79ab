import type { TicketTag } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { oneLine } from '../../mail/one-line.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { insertResponse } from './change-ticket.ts'
import { visibleTickets, type Viewer } from './viewer.ts'

/** Longer than any conversation that gets somewhere; it also bounds what is read at once. */
const MOST_RESPONSES = 500

interface Author {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

interface NewTicket {
  readonly subject: string
  readonly message: string
  readonly tagId: TicketTag
}

/** Submits a ticket with its first message; answers their ids. Throws `invalid_input` when nothing can be read in it. */
export async function createTicket(
  db: Db,
  author: Author,
  { subject, message, tagId }: NewTicket,
): Promise<{ ticketId: number; responseId: number }> {
  const line = oneLine(subject)
  if (line === '') throw new ApiError('invalid_input', { fields: { subject: 'Dit veld mag niet leeg zijn' } })
  const { administrationId, userId, now } = author
  const { id } = await db
    .insertInto('tickets')
    .values({
      administration_id: administrationId,
      tag_id: tagId,
      subject: line,
      created_by: userId,
      assigned_to: null,
      created_at: now,
      last_response_at: now,
      waiting_since: now,
      first_answered_at: null,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ticketId: id, responseId: await insertMessage(db, author, id, message) }
}

/** Writes again in a ticket that the viewer may see, which makes it open; answers the id of the message. */
export async function reply(db: Db, viewer: Viewer, ticketId: number, message: string, now: Date): Promise<number> {
  await lockTicket(db, viewer, ticketId)
  await refuseWhenFull(db, viewer.administrationId, ticketId)
  const responseId = await insertMessage(db, { ...viewer, now }, ticketId, message)
  await db
    .updateTable('tickets')
    .set({
      state: 'open',
      closed_at: null,
      last_response_at: now,
      waiting_since: sql<Date>`coalesce(waiting_since, ${now})`,
      version: sql<number>`version + 1`,
    })
    .where('administration_id', '=', viewer.administrationId)
    .where('id', '=', ticketId)
    .execute()
  return responseId
}

/** Closes a ticket; false when it was closed before. Throws `forbidden` to who did not write it. */
export async function closeTicket(db: Db, viewer: Viewer, ticketId: number, now: Date): Promise<boolean> {
  const ticket = await lockTicket(db, viewer, ticketId)
  if (ticket.created_by !== viewer.userId) throw new ApiError('forbidden')
  if (ticket.state === 'closed') return false
  await db
    .updateTable('tickets')
    .set({ state: 'closed', closed_at: now, waiting_since: null, version: sql<number>`version + 1` })
    .where('administration_id', '=', viewer.administrationId)
    .where('id', '=', ticketId)
    .execute()
  return true
}

async function lockTicket(db: Db, viewer: Viewer, ticketId: number) {
  const ticket = await visibleTickets(db, viewer)
    .select(['t.created_by', 't.state'])
    .where('t.id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst()
  if (!ticket) throw new ApiError('not_found')
  return ticket
}

async function refuseWhenFull(db: Db, administrationId: number, ticketId: number): Promise<void> {
  const { count } = await db
    .selectFrom('ticket_responses')
    .select(sql<number>`count(*)`.as('count'))
    .where('administration_id', '=', administrationId)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_RESPONSES) {
    const message = 'Dit gesprek is te lang geworden om verder te gaan. Dien een nieuw ticket in.'
    throw new ApiError('invalid_input', { fields: { message } })
  }
}

async function insertMessage(
  db: Db,
  { administrationId, userId, now }: Author,
  ticketId: number,
  message: string,
): Promise<number> {
  const body = plainMessage(message)
  if (body === '') throw new ApiError('invalid_input', { fields: { message: 'Dit veld mag niet leeg zijn' } })
  return insertResponse(db, {
    administrationId,
    ticketId,
    kind: 'message',
    authorId: userId,
    body,
    document: null,
    now,
  })
}

/** With line ends of one kind, and without characters that do not show. */
const plainMessage = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
