import type { JournalDraft, JournalDraftItem } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { toTimestamp } from '../../../kernel/clock.ts'
import { namesOfUsers } from '../../users/name-of-user.ts'
import { documentsOfDraft } from '../documents/journal-documents.ts'
import { showLines } from './draft-lines.ts'

const SHOWN_DRAFTS = 200

interface Row {
  id: number
  version: number
  entry_date: string | null
  description: string
  amount_cents: number
  line_count: number
  document_count: number
  updated_at: Date
  updated_by: number
}

/** Entries that are still being written, the last changed first. */
export async function listDrafts(db: Db, administrationId: number): Promise<JournalDraftItem[]> {
  const { rows } = await sql<Row>`
    SELECT d.id, d.version, d.entry_date, d.description, d.updated_at, d.updated_by,
      jsonb_array_length(d.lines) AS line_count,
      (SELECT coalesce(sum((l->>'debitCents')::bigint), 0)::bigint FROM jsonb_array_elements(d.lines) l) AS amount_cents,
      (SELECT count(*) FROM journal_documents n
        WHERE n.administration_id = ${administrationId} AND n.draft_id = d.id) AS document_count
    FROM journal_drafts d
    WHERE d.administration_id = ${administrationId} AND d.journal_entry_id IS NULL AND d.deleted_at IS NULL
    ORDER BY d.updated_at DESC, d.id DESC LIMIT ${SHOWN_DRAFTS}`.execute(db)
  const names = await namesOfUsers(
    db,
    rows.map(({ updated_by: userId }) => userId),
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    entryDate: row.entry_date,
    description: row.description,
    amountCents: row.amount_cents,
    lineCount: row.line_count,
    documentCount: row.document_count,
    updatedAt: toTimestamp(row.updated_at),
    updatedBy: names.get(row.updated_by) ?? null,
  }))
}

/** One entry that is being written. Throws `not_found`, also once it was booked or thrown away. */
export async function showDraft(db: Db, administrationId: number, draftId: number): Promise<JournalDraft> {
  const row = await db
    .selectFrom('journal_drafts')
    .select(['id', 'version', 'entry_date', 'description', 'lines'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', draftId)
    .where('journal_entry_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return {
    id: row.id,
    version: row.version,
    entryDate: row.entry_date,
    description: row.description,
    lines: await showLines(db, administrationId, row.lines),
    documents: await documentsOfDraft(db, administrationId, draftId),
  }
}

/** How many drafts have their day in a period. */
export async function countDrafts(db: Db, administrationId: number, from: string, to: string): Promise<number> {
  const { count } = await db
    .selectFrom('journal_drafts')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('administration_id', '=', administrationId)
    .where('journal_entry_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('entry_date', '>=', from)
    .where('entry_date', '<=', to)
    .executeTakeFirstOrThrow()
  return count
}
