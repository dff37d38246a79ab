import type { Db } from '../../database/db.ts'

/** A document as a link to its file. */
export interface DocumentFile {
  readonly documentId: number
  readonly fileId: number
  readonly name: string
  readonly mimeType: string
}

/** The files of documents, in the order of their ids as given; one that is not there is left out. */
export async function documentFiles(
  db: Db,
  administrationId: number,
  documentIds: readonly number[],
): Promise<DocumentFile[]> {
  if (documentIds.length === 0) return []
  const rows = await db
    .selectFrom('documents as d')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.id', '=', 'd.file_id').on('f.administration_id', '=', administrationId),
    )
    .select(['d.id as documentId', 'f.id as fileId', 'f.name', 'f.mime_type as mimeType'])
    .where('d.administration_id', '=', administrationId)
    .where('d.id', 'in', [...documentIds])
    .execute()
  return documentIds.flatMap((id) => rows.find(({ documentId }) => documentId === id) ?? [])
}
