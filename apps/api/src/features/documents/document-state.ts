import type { Db } from '../../database/db.ts'

/** Puts the document of a purchase among the processed ones, or back among those that wait. */
export async function setDocumentState(
  db: Db,
  administrationId: number,
  documentId: number,
  state: 'processed' | 'unprocessed',
): Promise<{ fileId: number }> {
  const { file_id: fileId } = await db
    .updateTable('documents')
    .set((expression) => ({ state, version: expression('version', '+', 1) }))
    .where('administration_id', '=', administrationId)
    .where('id', '=', documentId)
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return { fileId }
}
