import type { BodyOf, contract } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isBlank, toPlainText } from '../../mail/rich-text.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { changeTicket, insertResponse, type ChangedTicket, type TicketKey } from '../tickets/change-ticket.ts'
import { staffMembers } from './staff-members.ts'

type Answer = BodyOf<typeof contract.ticketQueue.answer>

export interface StaffAuthor {
  readonly userId: number
  readonly now: Date
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
  const responseId = await insertResponse(db, {
    administrationId: changed.administrationId,
    ticketId,
    kind: 'answer',
    authorId: userId,
    body: toPlainText(document),
    document,
    now,
  })
  return { ...changed, responseId }
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

function refuseBlank(document: Answer['document']): void {
  if (isBlank(document)) throw new ApiError('invalid_input', { fields: { document: 'Vul een bericht in' } })
}
