import type { BodyOf, contract, JournalDraftLine } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { assertWhole } from './assert-whole.ts'
import { findTemplate } from './due-runs.ts'
import type { DraftAuthor, DraftVersion } from '../drafts/save-draft.ts'

type TemplateInput = BodyOf<typeof contract.journalTemplates.create>

/** What may change about a template at once. */
interface Changes {
  readonly name?: string
  readonly description?: string
  readonly lines?: string
  readonly repeats?: 'month' | 'quarter' | 'year' | null
  readonly starts_on?: string | null
  readonly ends_on?: string | null
  readonly paused_on?: string | null
  readonly held_reason?: string | null
  readonly deleted_at?: Date
}

/** Keeps an entry as a template. A name that another one has is refused by its field. */
export function createTemplate(db: Db, author: DraftAuthor, input: TemplateInput): Promise<DraftVersion> {
  return db
    .insertInto('journal_templates')
    .values({
      administration_id: author.administrationId,
      ...contentOf(input),
      repeats: null,
      starts_on: null,
      ends_on: null,
      paused_on: null,
      held_reason: null,
      deleted_at: null,
      created_by: author.userId,
      created_at: author.now,
      updated_at: author.now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/**
 * Changes what a template holds; what kept it from booking is tried again. Throws `template_incomplete` for one that
 * books itself and could not any more, `version_conflict` and `not_found`.
 */
export async function saveTemplate(
  db: Db,
  author: DraftAuthor & { readonly today: string },
  key: DraftVersion,
  input: TemplateInput,
): Promise<number> {
  const { administrationId, today } = author
  const row = await findTemplate(db, administrationId, key.id, { forUpdate: true })
  if (row && row.repeats !== null && row.version === key.version) await assertWhole(db, administrationId, input, today)
  return changeTemplate(db, author, key, { ...contentOf(input), held_reason: null })
}

/** Changes a template that its writer has seen as it is. Throws `version_conflict` and `not_found`. */
export async function changeTemplate(
  db: Db,
  { administrationId, now }: Pick<DraftAuthor, 'administrationId' | 'now'>,
  { id, version }: DraftVersion,
  changes: Changes,
): Promise<number> {
  const changed = await db
    .updateTable('journal_templates')
    .set({ ...changes, updated_at: now, version: version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  if (changed) return changed.version
  const known = await db
    .selectFrom('journal_templates')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  throw new ApiError(known ? 'version_conflict' : 'not_found')
}

const contentOf = ({ name, description, lines }: TemplateInput) => ({
  name: name.trim(),
  description: description.trim(),
  lines: JSON.stringify(lines.map(withoutItem)),
})

/** What is settled once is not settled again. */
const withoutItem = (line: JournalDraftLine): JournalDraftLine => ({ ...line, openItemId: null })
