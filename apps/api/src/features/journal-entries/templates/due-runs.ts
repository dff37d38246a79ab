import { dueDays, type DueDay, type Recurrence } from '@klopt/bookkeeping/calendar'
import type { Selectable } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'

export type TemplateRow = Selectable<Schema['journal_templates']>

/** How a template repeats; null when it does not. */
export const recurrenceOf = ({ repeats, starts_on: startsOn, ends_on: endsOn }: TemplateRow): Recurrence | null =>
  repeats === null || startsOn === null ? null : { every: repeats, startsOn, endsOn }

/** The days up to a day on which a template is due and for whose period nothing was done yet, the oldest first. */
export async function dueRuns(db: Db, row: TemplateRow, until: string): Promise<DueDay[]> {
  const recurrence = recurrenceOf(row)
  if (recurrence === null || row.deleted_at !== null) return []
  const rows = await db
    .selectFrom('journal_template_runs')
    .select('period')
    .where('administration_id', '=', row.administration_id)
    .where('template_id', '=', row.id)
    .execute()
  const done = new Set(rows.map(({ period }) => period))
  return dueDays(recurrence, until).filter(({ period }) => !done.has(period))
}

/** Keeps what was done for a period; null for one that was passed over. The database refuses a second time. */
export async function recordRun(
  db: Db,
  { administration_id: administrationId, id }: TemplateRow,
  { period, dueOn }: DueDay,
  { journalEntryId, at }: { readonly journalEntryId: number | null; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('journal_template_runs')
    .values({
      administration_id: administrationId,
      template_id: id,
      period,
      due_on: dueOn,
      journal_entry_id: journalEntryId,
      created_at: at,
    })
    .execute()
}

/** A template; `forUpdate` holds its row, so that one runner at a time judges what is due. Undefined when it is gone. */
export function findTemplate(
  db: Db,
  administrationId: number,
  templateId: number,
  { forUpdate = false } = {},
): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('journal_templates')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', templateId)
    .where('deleted_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
}
