import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { oneLine } from '../../mail/one-line.ts'
import { isBlank } from '../../mail/rich-text.ts'
import { ApiError } from '../../kernel/api-error.ts'

type SavedReply = BodyOf<typeof contract.ticketQueue.createSavedReply>

/** An answer to keep, as it is stored. Throws `invalid_input` when nothing can be read in it. */
export function savedReplyOf({ title, document }: SavedReply): { title: string; document: string } {
  const line = oneLine(title)
  if (line === '') throw new ApiError('invalid_input', { fields: { title: 'Dit veld mag niet leeg zijn' } })
  if (isBlank(document)) throw new ApiError('invalid_input', { fields: { document: 'Vul een bericht in' } })
  return { title: line, document: JSON.stringify(document) }
}

export function insertSavedReply(db: Db, reply: SavedReply, now: Date): Promise<{ id: number; version: number }> {
  return db
    .insertInto('saved_replies')
    .values({ ...savedReplyOf(reply), updated_at: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}
