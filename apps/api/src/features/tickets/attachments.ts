import type { Db } from '../../database/db.ts'
import { cleanFileName, withExtension } from '../../files/clean-name.ts'
import { mimeTypes, sniff } from '../../files/sniff.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { insertFile } from '../../files/insert-file.ts'
import { visibleTickets, type Viewer } from './viewer.ts'

const MAX_SIZE_BYTES = 4 * 1_048_576

const extensions = { png: ['png'], jpeg: ['jpg', 'jpeg'], pdf: ['pdf'] } as const

export interface Attachment {
  readonly bytes: Buffer
  readonly name: string
  readonly mimeType: string
}
export interface StoredAttachment extends Attachment {
  readonly sha256: Buffer
}

/** What may go with a ticket, under a clean name. Throws `too_large`, and `file_type_invalid` by what is in it. */
export function readAttachment({ content, name }: { content: string; name: string }): Attachment {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > MAX_SIZE_BYTES) {
    throw new ApiError('too_large', { fields: { content: 'Het bestand mag maximaal 4 MB groot zijn.' } })
  }
  const kind = sniff(bytes)
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'pdf') {
    const message = 'Het bestand heeft niet het juiste formaat. Alleen png, jpg en pdf (max. 4 MB) worden ondersteund.'
    throw new ApiError('file_type_invalid', { fields: { content: message } })
  }
  return { bytes, name: withExtension(cleanFileName(name), extensions[kind]), mimeType: mimeTypes[kind] }
}

/**
 * Adds a stored file to a message of the viewer; answers the id, or null when this very file was added before. Throws
 * `not_found` for what is not the viewer's, and `invalid_input` when another file is there.
 */
export async function attach(
  db: Db,
  viewer: Viewer,
  responseId: number,
  file: StoredAttachment,
  now: Date,
): Promise<number | null> {
  await lockOwnMessage(db, viewer, responseId)
  const present = await attachmentOf(db, viewer.administrationId, responseId)
  if (present?.sha256.equals(file.sha256)) return null
  if (present) {
    const message = 'Bij dit bericht zit al een bijlage. Stuur een nieuw bericht om er nog een te sturen.'
    throw new ApiError('invalid_input', { fields: { content: message } })
  }
  const fileId = await insertFile(db, {
    administrationId: viewer.administrationId,
    sha256: file.sha256,
    name: file.name,
    mimeType: file.mimeType,
    sizeBytes: file.bytes.length,
    createdBy: viewer.userId,
    createdAt: now,
  })
  const { id } = await db
    .insertInto('ticket_attachments')
    .values({
      administration_id: viewer.administrationId,
      response_id: responseId,
      file_id: fileId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks the ticket, so that of two files sent at once the second sees the first. */
async function lockOwnMessage(db: Db, viewer: Viewer, responseId: number): Promise<void> {
  const own = await visibleTickets(db, viewer)
    .innerJoin('ticket_responses as r', (join) =>
      join.onRef('r.administration_id', '=', 't.administration_id').onRef('r.ticket_id', '=', 't.id'),
    )
    .select('r.id')
    .where('r.id', '=', responseId)
    .where('r.kind', '=', 'message')
    .where('r.author_id', '=', viewer.userId)
    .forUpdate('t')
    .executeTakeFirst()
  if (!own) throw new ApiError('not_found')
}

const attachmentOf = (db: Db, administrationId: number, responseId: number) =>
  db
    .selectFrom('ticket_attachments as a')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'a.administration_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select('f.sha256')
    .where('a.administration_id', '=', administrationId)
    .where('a.response_id', '=', responseId)
    .executeTakeFirst()
