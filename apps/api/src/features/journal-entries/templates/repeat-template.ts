import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { FIRST_DAY, LAST_DAY } from '../post-journal-entry.ts'
import type { DraftAuthor, DraftVersion } from '../drafts/save-draft.ts'
import { assertWhole } from './assert-whole.ts'
import { dueRuns, findTemplate, recordRun, type TemplateRow } from './due-runs.ts'
import { changeTemplate } from './save-template.ts'

type Repetition = NonNullable<BodyOf<typeof contract.journalTemplates.repeat>['repetition']>

/**
 * Lets a template book itself from a day on, or no more. Throws `template_incomplete` with what is wrong of it,
 * `invalid_input` for its days, `version_conflict` and `not_found`.
 */
export async function repeatTemplate(
  db: Db,
  author: DraftAuthor,
  key: DraftVersion,
  repetition: Repetition | null,
): Promise<number> {
  const row = await seen(db, author, key)
  if (repetition === null) return changeTemplate(db, author, key, NEVER)
  const { every, startsOn, endsOn } = repetition
  const fields: Record<string, string> = {}
  if (startsOn < FIRST_DAY || startsOn > LAST_DAY) fields.startsOn = 'Kies een datum van 2000 tot en met 2100'
  if (endsOn !== null && endsOn < startsOn) fields.endsOn = 'Kies een dag na de eerste'
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  await assertWhole(db, author.administrationId, row, startsOn)
  return changeTemplate(db, author, key, { ...NEVER, repeats: every, starts_on: startsOn, ends_on: endsOn })
}

const NEVER = { repeats: null, starts_on: null, ends_on: null, paused_on: null, held_reason: null }

/** Lets a template book nothing from a day on. */
export async function pauseTemplate(db: Db, author: DraftAuthor, key: DraftVersion, today: string): Promise<number> {
  const row = await seen(db, author, key)
  if (row.repeats === null) throw new ApiError('version_conflict')
  return changeTemplate(db, author, key, { paused_on: row.paused_on ?? today, held_reason: null })
}

/** Lets a paused template go on; the days that fell in the pause are passed over. */
export async function resumeTemplate(db: Db, author: DraftAuthor, key: DraftVersion, today: string): Promise<number> {
  const row = await seen(db, author, key)
  const { paused_on: pausedOn } = row
  if (pausedOn === null) throw new ApiError('version_conflict')
  for (const due of await dueRuns(db, row, today)) {
    if (due.dueOn < pausedOn || due.dueOn >= today) continue
    await recordRun(db, row, due, { journalEntryId: null, at: author.now })
  }
  return changeTemplate(db, author, key, { paused_on: null })
}

/** Passes over one day that is due. Throws `not_found` for a day that is not. */
export async function skipRun(db: Db, author: DraftAuthor, key: DraftVersion, dueOn: string): Promise<number> {
  const row = await seen(db, author, key)
  const due = (await dueRuns(db, row, dueOn)).find((day) => day.dueOn === dueOn)
  if (!due) throw new ApiError('not_found')
  await recordRun(db, row, due, { journalEntryId: null, at: author.now })
  return changeTemplate(db, author, key, { held_reason: null })
}

/** The template that is held, as its writer has seen it. */
async function seen(db: Db, { administrationId }: DraftAuthor, { id, version }: DraftVersion): Promise<TemplateRow> {
  const row = await findTemplate(db, administrationId, id, { forUpdate: true })
  if (!row) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('version_conflict')
  return row
}
