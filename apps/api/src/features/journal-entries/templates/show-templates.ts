import type { JournalTemplate, JournalTemplateItem } from '@klopt/api-client/contract'
import { nextDueDay } from '@klopt/bookkeeping/calendar'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { amountOf, showLines } from '../drafts/draft-lines.ts'
import { dueRuns, findTemplate, recurrenceOf, type TemplateRow } from './due-runs.ts'
import { blanksIn } from './template-entry.ts'

/** The templates by name, with when each books itself and what it could not book. */
export async function listTemplates(db: Db, administrationId: number, today: string): Promise<JournalTemplateItem[]> {
  const rows = await db
    .selectFrom('journal_templates')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const items: JournalTemplateItem[] = []
  for (const row of rows) items.push(await present(db, row, today))
  return items
}

/** One template with its lines. Throws `not_found`. */
export async function showTemplate(
  db: Db,
  administrationId: number,
  templateId: number,
  today: string,
): Promise<JournalTemplate> {
  const row = await findTemplate(db, administrationId, templateId)
  if (!row) throw new ApiError('not_found')
  return { ...(await present(db, row, today)), lines: await showLines(db, administrationId, row.lines) }
}

/** What was due up to a day and could not be booked, by the name of its template. */
export async function heldTemplates(db: Db, administrationId: number): Promise<{ name: string; reason: string }[]> {
  const rows = await db
    .selectFrom('journal_templates')
    .select(['name', 'held_reason'])
    .where('administration_id', '=', administrationId)
    .where('held_reason', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
  return rows.flatMap(({ name, held_reason: reason }) => (reason === null ? [] : [{ name, reason }]))
}

/** The templates that have something to book on a day of a period, or before it, which was not booked. */
export async function templatesBehind(db: Db, administrationId: number, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('journal_templates')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('repeats', 'is not', null)
    .where('paused_on', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
  const behind: string[] = []
  for (const row of rows) if ((await dueRuns(db, row, until)).length > 0) behind.push(row.name)
  return behind
}

async function present(db: Db, row: TemplateRow, today: string): Promise<JournalTemplateItem> {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    description: row.description,
    amountCents: amountOf(row.lines),
    lineCount: row.lines.length,
    hasBlanks: Object.keys(blanksIn(row)).length > 0,
    repetition: await repetitionOf(db, row, today),
  }
}

async function repetitionOf(db: Db, row: TemplateRow, today: string): Promise<JournalTemplateItem['repetition']> {
  const recurrence = recurrenceOf(row)
  if (recurrence === null) return null
  const { every, startsOn, endsOn } = recurrence
  const { paused_on: pausedOn, held_reason: reason } = row
  const due = pausedOn === null ? await dueRuns(db, row, today) : []
  // What is due and not held is booked at the next run.
  const waiting = reason === null ? due[0]?.dueOn : undefined
  const nextOn = pausedOn === null ? (waiting ?? nextDueDay(recurrence, today)) : null
  const held = reason === null ? null : { reason, dueOn: due.map(({ dueOn }) => dueOn) }
  return { every, startsOn, endsOn, pausedOn, nextOn, held }
}
