import type { JournalDocument } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { documentFiles } from '../../documents/document-files.ts'

interface Writer {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

/** Makes these the documents of a draft. Throws `not_found` for one that is not there. */
export async function setDraftDocuments(
  db: Db,
  { administrationId, userId, now }: Writer,
  draftId: number,
  documentIds: readonly number[],
): Promise<void> {
  const known = (await idsOf(db, administrationId, 'draft_id', draftId)).map((id) => id)
  const gone = known.filter((id) => !documentIds.includes(id))
  const added = [...new Set(documentIds)].filter((id) => !known.includes(id))
  if (gone.length > 0) {
    await db
      .deleteFrom('journal_documents')
      .where('administration_id', '=', administrationId)
      .where('draft_id', '=', draftId)
      .where('document_id', 'in', gone)
      .execute()
  }
  if (added.length === 0) return
  await db
    .insertInto('journal_documents')
    .values(
      added.map((documentId) => ({
        administration_id: administrationId,
        document_id: documentId,
        draft_id: draftId,
        entry_id: null,
        created_by: userId,
        created_at: now,
      })),
    )
    .execute()
}

/** The documents of a draft, in the order in which they came. */
export async function documentsOfDraft(db: Db, administrationId: number, draftId: number): Promise<JournalDocument[]> {
  return documentFiles(db, administrationId, await idsOf(db, administrationId, 'draft_id', draftId))
}

/** The documents of an entry, in the order in which they came. */
export async function documentsOfEntry(db: Db, administrationId: number, entryId: number): Promise<JournalDocument[]> {
  return documentFiles(db, administrationId, await idsOf(db, administrationId, 'entry_id', entryId))
}

async function idsOf(
  db: Db,
  administrationId: number,
  column: 'draft_id' | 'entry_id',
  ownerId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('journal_documents')
    .select('document_id')
    .where('administration_id', '=', administrationId)
    .where(column, '=', ownerId)
    .orderBy('id')
    .execute()
  return rows.map(({ document_id: id }) => id)
}
