import type { RichTextDocument } from '@klopt/api-client/contract'
import type { UpdateObject } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface TicketKey {
  readonly ticketId: number
  /** The version the writer has seen. */
  readonly version: number
}

export interface ChangedTicket {
  readonly administrationId: number
  readonly version: number
}

/** Changes a ticket that nobody changed since it was seen. Throws `version_conflict` and `not_found`. */
export async function changeTicket(
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

export interface NewResponse {
  readonly administrationId: number
  readonly ticketId: number
  readonly kind: 'message' | 'answer'
  readonly authorId: number
  /** Without its structure. */
  readonly body: string
  /** What staff wrote, with its structure; customers write plain text. */
  readonly document: RichTextDocument | null
  readonly now: Date
}

/** Adds to a conversation. Answers the id. */
export async function insertResponse(db: Db, response: NewResponse): Promise<number> {
  const { id } = await db
    .insertInto('ticket_responses')
    .values({
      administration_id: response.administrationId,
      ticket_id: response.ticketId,
      kind: response.kind,
      author_id: response.authorId,
      body: response.body,
      document: response.document && JSON.stringify(response.document),
      created_at: response.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
