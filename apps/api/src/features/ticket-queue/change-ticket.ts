import type { BodyOf, contract } from '@klopt/api-client/contract'
import { sql, type UpdateObject } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { isBlank, toPlainText } from '../../mail/rich-text.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { staffMembers } from './staff-members.ts'

type Answer = BodyOf<typeof contract.adminTickets.answer>

export interface StaffAuthor {
  readonly userId: number
  readonly now: Date
}

export interface TicketKey {
  readonly ticketId: number
  /** The version the writer has seen. */
  readonly version: number
}

export interface ChangedTicket {
  readonly administrationId: number
  readonly version: number
}

/** Answers the customer, who then no longer waits. Throws `version_conflict`, `not_found`, and `invalid_input` when blank. */
export async function answerTicket(
  db: Db,
  { userId, now }: StaffAuthor,
  ticketId: number,
  { document, close, version }: Answer,
): Promise<ChangedTicket & { responseId: number }> {
  refuseBlank(document)
  const changed = await changeTicket(
    db,
    { ticketId, version },
    {
      state: close ? 'closed' : 'answered',
      closed_at: close ? now : null,
      waiting_since: null,
      last_response_at: now,
      first_answered_at: sql<Date>`coalesce(first_answered_at, ${now})`,
    },
  )
  const { id } = await db
    .insertInto('ticket_responses')
    .values({
      administration_id: changed.administrationId,
      ticket_id: ticketId,
      kind: 'answer',
      author_id: userId,
      body: toPlainText(document),
      document: JSON.stringify(document),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...changed, responseId: id }
}

/** Writes what only staff reads; answers its id. Throws `not_found`, and `invalid_input` when blank. */
export async function noteOnTicket(
  db: Db,
  { userId, now }: StaffAuthor,
  ticketId: number,
  document: Answer['document'],
): Promise<number> {
  refuseBlank(document)
  const { id } = await db
    .insertInto('ticket_notes')
    .values({ ticket_id: ticketId, author_id: userId, document: JSON.stringify(document), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Who answers it, or nobody. Throws `invalid_input` for who is no staff. */
export async function assignTicket(db: Db, key: TicketKey, userId: number | null): Promise<ChangedTicket> {
  if (userId !== null && !(await staffMembers(db)).some(({ id }) => id === userId)) {
    throw new ApiError('invalid_input', { fields: { userId: 'Kies een medewerker van support.' } })
  }
  return changeTicket(db, key, { assigned_to: userId })
}

/** Closes a ticket, or opens it again: then its customer waits from now on, or still. */
export function setTicketState(db: Db, key: TicketKey, state: 'open' | 'closed', now: Date): Promise<ChangedTicket> {
  return changeTicket(
    db,
    key,
    state === 'closed'
      ? { state, closed_at: sql<Date>`coalesce(closed_at, ${now})`, waiting_since: null }
      : { state, closed_at: null, waiting_since: sql<Date>`coalesce(waiting_since, ${now})` },
  )
}

async function changeTicket(
  db: Db,
  { ticketId, version }: TicketKey,
  values: UpdateObject<Schema, 'tickets'>,
): Promise<ChangedTicket> {
  const changed = await db
    .updateTable('tickets')
    .set({ ...values, version: version + 1 })
    .where('id', '=', ticketId)
    .where('version', '=', version)
    .returning(['administration_id', 'version'])
    .executeTakeFirst()
  if (changed) return { administrationId: changed.administration_id, version: changed.version }
  const exists = await db.selectFrom('tickets').select('id').where('id', '=', ticketId).executeTakeFirst()
  throw new ApiError(exists ? 'version_conflict' : 'not_found')
}

function refuseBlank(document: Answer['document']): void {
  if (isBlank(document)) throw new ApiError('invalid_input', { fields: { document: 'Vul een bericht in' } })
}
