import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface FoundFile {
  readonly name: string
  readonly mimeType: string
  readonly sha256: Buffer
}

/**
 * A file that is a document or belongs to one of the books. Throws `not_found` for every other: logos, attachments of
 * tickets and what else is kept have ways of their own.
 */
export async function findFile(db: Db, administrationId: number, fileId: number): Promise<FoundFile> {
  const file = await db
    .selectFrom('stored_files')
    .select(['name', 'mime_type', 'sha256'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', fileId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('documents')
            .select('documents.id')
            .where('documents.administration_id', '=', administrationId)
            .where('documents.file_id', '=', fileId),
        ),
        exists(
          selectFrom('attachments')
            .select('attachments.id')
            .where('attachments.administration_id', '=', administrationId)
            .where('attachments.file_id', '=', fileId),
        ),
      ]),
    )
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  return { name: file.name, mimeType: file.mime_type, sha256: file.sha256 }
}

/** The picture of a document's first page; null while there is none. Throws `not_found` for an unknown document. */
export async function findThumbnail(db: Db, administrationId: number, documentId: number): Promise<FoundFile | null> {
  const row = await db
    .selectFrom('documents as d')
    .leftJoin('stored_files as f', (join) =>
      join.on('f.administration_id', '=', administrationId).onRef('f.id', '=', 'd.thumbnail_file_id'),
    )
    .select(['f.name', 'f.mime_type', 'f.sha256'])
    .where('d.administration_id', '=', administrationId)
    .where('d.id', '=', documentId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const { name, mime_type: mimeType, sha256 } = row
  return name === null || mimeType === null || sha256 === null ? null : { name, mimeType, sha256 }
}
