import type { Db } from '../../database/db.ts'
import type { FileAnswer } from '../../kernel/answer.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { visibleTickets, type Viewer } from './viewer.ts'

/** A file as it is kept; its bytes are read outside of the transaction. */
export interface KeptFile {
  readonly administration_id: number
  readonly name: string
  readonly mime_type: string
  readonly sha256: Buffer
}

/** The file of an attachment. Throws `not_found` also for one of a ticket that the viewer may not see. */
export async function findAttachment(db: Db, viewer: Viewer, attachmentId: number): Promise<KeptFile> {
  const file = await filesOf(db)
    .where('a.administration_id', '=', viewer.administrationId)
    .where('a.id', '=', attachmentId)
    .where('r.ticket_id', 'in', visibleTickets(db, viewer).select('t.id'))
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  return file
}

/** Attachments as `a` with their response as `r` and their file as `f`. */
export const filesOf = (db: Db) =>
  db
    .selectFrom('ticket_attachments as a')
    .innerJoin('ticket_responses as r', (join) =>
      join.onRef('r.administration_id', '=', 'a.administration_id').onRef('r.id', '=', 'a.response_id'),
    )
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'a.administration_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select(['f.administration_id', 'f.name', 'f.mime_type', 'f.sha256'])

export async function readFile({ files }: Services, file: KeptFile): Promise<FileAnswer> {
  return {
    name: file.name,
    mimeType: file.mime_type,
    content: await files.read(file.administration_id, file.sha256),
  }
}
