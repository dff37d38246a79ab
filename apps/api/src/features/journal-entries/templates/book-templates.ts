import type { DueDay } from '@klopt/bookkeeping/calendar'
import type { Db } from '../../../database/db.ts'
import { isRetryable } from '../../../database/errors.ts'
import { withRead, withTransaction } from '../../../database/transaction.ts'
import { recordAudit } from '../../../kernel/audit.ts'
import { defineJob, type JobContext } from '../../../kernel/job.ts'
import { toApiError } from '../../../kernel/to-api-error.ts'
import { mayNotChange } from '../../subscriptions/may-not-change.ts'
import { postJournalEntry } from '../post-journal-entry.ts'
import { dueRuns, findTemplate, recordRun } from './due-runs.ts'
import { entryOfTemplate } from './template-entry.ts'

interface TemplateKey {
  readonly administrationId: number
  readonly templateId: number
}

/**
 * Books every template for each period that is due and has nothing yet, also of the months in which no server ran; in a
 * transaction of its own, so that one that cannot be booked holds up no other. What is held is told and tried again.
 */
export const bookTemplatesJob = defineJob<object>({
  name: 'journal.templates',
  schedule: '20 4 * * *',
  atStart: true,
  async run(context) {
    const failed: number[] = []
    for (const key of await withRead(context.services.pool, { kind: 'job' }, repeating)) {
      await bookTemplate(context, key).catch((error: unknown) => {
        context.log.error({ err: error, ...key }, 'a template could not be looked at')
        failed.push(key.templateId)
      })
    }
    if (failed.length > 0) throw new Error(`templates failed: ${failed.join(', ')}`)
  },
})

async function repeating(db: Db): Promise<TemplateKey[]> {
  return db
    .selectFrom('journal_templates')
    .select(['administration_id as administrationId', 'id as templateId'])
    .where('repeats', 'is not', null)
    .where('paused_on', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('administration_id')
    .orderBy('id')
    .execute()
}

/** Books what is due of one template, a period at a time, and keeps why some of it could not be booked. */
async function bookTemplate(context: JobContext, key: TemplateKey): Promise<void> {
  const { pool } = context.services
  const scope = { kind: 'administration', administrationId: key.administrationId } as const
  const held = new Map<string, string>()
  for (;;) {
    const due = await withRead(pool, scope, (db) => nextDue(db, context, key, held))
    if (due === null) break
    const reason = await withTransaction(pool, scope, (db) => bookRun(db, context, key, due)).then(() => null, reasonOf)
    if (reason !== null) held.set(due.period, reason)
  }
  const [reason = null] = held.values()
  await withTransaction(pool, scope, (db) => keepReason(db, key, reason))
}

/** The oldest that is due and was not tried in this run; null when there is none, or while nothing may change here. */
async function nextDue(
  db: Db,
  { today }: JobContext,
  { administrationId, templateId }: TemplateKey,
  held: ReadonlyMap<string, string>,
): Promise<DueDay | null> {
  if (await mayNotChange(db, administrationId, today)) return null
  const row = await findTemplate(db, administrationId, templateId)
  if (!row || row.paused_on !== null) return null
  return (await dueRuns(db, row, today)).find(({ period }) => !held.has(period)) ?? null
}

/** Books one period of a template, unless another runner did so, or somebody stopped it, in between. */
async function bookRun(
  db: Db,
  { now, today }: JobContext,
  { administrationId, templateId }: TemplateKey,
  due: DueDay,
): Promise<void> {
  const row = await findTemplate(db, administrationId, templateId, { forUpdate: true })
  if (!row || row.paused_on !== null) return
  if (!(await dueRuns(db, row, today)).some(({ dueOn }) => dueOn === due.dueOn)) return
  const entry = await postJournalEntry(db, { administrationId, userId: null, now }, entryOfTemplate(row, due.dueOn))
  await recordRun(db, row, due, { journalEntryId: entry.id, at: now })
  await recordAudit(db, {
    action: 'book',
    entity: 'journal_template',
    entityId: templateId,
    details: { ...due, journalEntryId: entry.id },
    administrationId,
    userId: null,
    at: now,
  })
}

async function keepReason(db: Db, { administrationId, templateId }: TemplateKey, reason: string | null): Promise<void> {
  await db
    .updateTable('journal_templates')
    .set({ held_reason: reason })
    .where('administration_id', '=', administrationId)
    .where('id', '=', templateId)
    .where('repeats', 'is not', null)
    .where('held_reason', 'is distinct from', reason)
    .execute()
}

/** Why it is not booked, as the user reads it; a locked day is not theirs to choose. Throws what is a fault of ours. */
function reasonOf(error: unknown): string {
  const refusal = toApiError(error)
  if (refusal.entry.status >= 500 || isRetryable(error)) throw error
  if (refusal.error === 'period_locked')
    return 'De boekingen van die dag zijn vastgezet. Zet ze open of sla de dag over.'
  const [first] = Object.values(refusal.fields ?? {}) // zero: an error may have no fields
  return first ?? refusal.entry.message
}
