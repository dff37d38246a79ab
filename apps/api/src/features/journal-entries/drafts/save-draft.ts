import type { JournalDraftInput } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { setDraftDocuments } from '../documents/journal-documents.ts'

export interface DraftAuthor {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

export interface DraftVersion {
  readonly id: number
  readonly version: number
}

/** Begins an entry; nothing of it has to be right. Throws `not_found` for a document that is not there. */
export async function createDraft(db: Db, author: DraftAuthor, input: JournalDraftInput): Promise<DraftVersion> {
  const { administrationId, userId, now } = author
  const draft = await db
    .insertInto('journal_drafts')
    .values({
      administration_id: administrationId,
      ...contentOf(input),
      journal_entry_id: null,
      deleted_at: null,
      created_by: userId,
      updated_by: userId,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await setDraftDocuments(db, author, draft.id, input.documentIds)
  return draft
}

/** Changes an entry that is being written. Throws `version_conflict`, `not_a_draft` and `not_found`. */
export async function saveDraft(
  db: Db,
  author: DraftAuthor,
  key: DraftVersion,
  input: JournalDraftInput,
): Promise<number> {
  const version = await updateDraft(db, author, key, contentOf(input))
  await setDraftDocuments(db, author, key.id, input.documentIds)
  return version
}

/** Throws a draft away; it keeps its row. */
export async function deleteDraft(db: Db, author: DraftAuthor, key: DraftVersion): Promise<void> {
  await updateDraft(db, author, key, { deleted_at: author.now })
}

/** Says which entry a draft became, of which nothing changes any more. */
export async function closeDraft(db: Db, author: DraftAuthor, key: DraftVersion, entryId: number): Promise<void> {
  await updateDraft(db, author, key, { journal_entry_id: entryId })
}

async function updateDraft(
  db: Db,
  { administrationId, userId, now }: DraftAuthor,
  { id, version }: DraftVersion,
  values: ReturnType<typeof contentOf> | { deleted_at: Date } | { journal_entry_id: number },
): Promise<number> {
  const updated = await db
    .updateTable('journal_drafts')
    .set({ ...values, updated_by: userId, updated_at: now, version: version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('journal_entry_id', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  if (!updated) throw await whyNot(db, administrationId, id)
  return updated.version
}

/** Why a draft could not be changed. */
async function whyNot(db: Db, administrationId: number, draftId: number): Promise<ApiError> {
  const row = await db
    .selectFrom('journal_drafts')
    .select(['journal_entry_id', 'deleted_at'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', draftId)
    .executeTakeFirst()
  if (!row || row.deleted_at !== null) return new ApiError('not_found')
  return new ApiError(row.journal_entry_id === null ? 'version_conflict' : 'not_a_draft')
}

const contentOf = ({ entryDate, description, lines }: JournalDraftInput) => ({
  entry_date: entryDate,
  description: description.trim(),
  lines: JSON.stringify(lines),
})
