import type { Db } from '../../../database/db.ts'
import { setDocumentState } from '../../documents/document-state.ts'
import { hasPurchase } from '../../purchases/has-purchase.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { documentsOfDraft } from './journal-documents.ts'

interface Writer {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

/**
 * Lets a document show why an entry of the general journal is there; it counts as processed. Twice is once. Answers
 * whether it is new. Throws `not_found`, and `entry_of_document` for an entry of something else.
 */
export async function attach(
  db: Db,
  writer: Writer,
  { entryId, documentId }: { readonly entryId: number; readonly documentId: number },
): Promise<boolean> {
  const { administrationId, userId, now } = writer
  const entry = await db
    .selectFrom('ledger_entries')
    .select('source_type')
    .where('administration_id', '=', administrationId)
    .where('id', '=', entryId)
    .executeTakeFirst()
  if (!entry) throw new ApiError('not_found')
  if (entry.source_type !== 'general') throw new ApiError('entry_of_document')
  const added = await db
    .insertInto('journal_documents')
    .values({
      administration_id: administrationId,
      document_id: documentId,
      draft_id: null,
      entry_id: entryId,
      created_by: userId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['administration_id', 'entry_id', 'document_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await setDocumentState(db, administrationId, documentId, 'processed')
  return true
}

/** Takes a document from an entry; it waits again when nothing else has it. Throws `not_found`. */
export async function detach(
  db: Db,
  administrationId: number,
  { entryId, documentId }: { readonly entryId: number; readonly documentId: number },
): Promise<void> {
  const removed = await db
    .deleteFrom('journal_documents')
    .where('administration_id', '=', administrationId)
    .where('entry_id', '=', entryId)
    .where('document_id', '=', documentId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new ApiError('not_found')
  const other = await db
    .selectFrom('journal_documents')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('document_id', '=', documentId)
    .where('entry_id', 'is not', null)
    .executeTakeFirst()
  if (other || (await hasPurchase(db, administrationId, documentId))) return
  await setDocumentState(db, administrationId, documentId, 'unprocessed')
}

/** Gives the documents of a draft to the entry that it became. */
export async function moveDocuments(
  db: Db,
  writer: Writer,
  { draftId, entryId }: { readonly draftId: number; readonly entryId: number },
): Promise<void> {
  for (const { documentId } of await documentsOfDraft(db, writer.administrationId, draftId)) {
    await attach(db, writer, { entryId, documentId })
  }
}
