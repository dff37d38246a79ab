import type { BodyOf, contract, ReminderStepInput, ResponseOf } from '@klopt/api-client/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { assertContact } from '../contacts/find-customer.ts'
import { pauseOn } from './pauses.ts'
import { standardSteps } from './standard-steps.ts'

export type StepRow = Selectable<Schema['reminder_steps']>
type Steps = ResponseOf<typeof contract.reminders.steps>

/** Everybody's steps, or those that one contact has instead; with whether and when letters go out. */
export async function showSteps(
  db: Db,
  administrationId: number,
  contactId: number | null,
  today: string,
): Promise<Steps> {
  const settings = await db
    .selectFrom('reminder_settings')
    .select(['mode', 'send_hour'])
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  const rows = (await loadSteps(db, administrationId)).filter((row) => row.contact_id === contactId)
  return {
    mode: settings?.mode ?? 'off',
    sendHour: settings?.send_hour ?? 9, // zero: nobody chose an hour yet
    pause: contactId === null ? null : await pauseOn(db, administrationId, { invoiceId: null, contactId }, today),
    items: rows.map((row) => ({
      id: row.id,
      contactId: row.contact_id,
      name: row.name,
      kind: row.kind,
      afterDays: row.after_days,
      subject: row.subject,
      body: row.body,
      version: row.version,
    })),
  }
}

/** All steps in use, the earliest first. */
export function loadSteps(db: Db, administrationId: number): Promise<StepRow[]> {
  return db
    .selectFrom('reminder_steps')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .orderBy('after_days')
    .orderBy('id')
    .execute()
}

/** The steps of a contact: their own, else everybody's. */
export function stepsOf(rows: readonly StepRow[], contactId: number): StepRow[] {
  const own = rows.filter((row) => row.contact_id === contactId)
  return own.length > 0 ? own : rows.filter((row) => row.contact_id === null)
}

/** Adds a step. Throws `invalid_input` for a second one that asks costs. */
export async function createStep(
  db: Db,
  administrationId: number,
  { contactId = null, ...input }: BodyOf<typeof contract.reminders.createStep>,
  now: Date,
): Promise<{ id: number; version: number }> {
  if (contactId !== null) await assertContact(db, { administrationId, contactId })
  await assertOneDemand(db, administrationId, { contactId, input, except: null })
  return db
    .insertInto('reminder_steps')
    .values({ administration_id: administrationId, contact_id: contactId, ...columnsOf(input), created_at: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

interface StepKey {
  readonly administrationId: number
  readonly stepId: number
  readonly version: number
}

/** Changes a step. Throws `not_found`, `version_conflict`, and `invalid_input` for a second one that asks costs. */
export async function saveStep(db: Db, key: StepKey, input: ReminderStepInput): Promise<{ version: number }> {
  const row = await lockStep(db, key)
  await assertOneDemand(db, key.administrationId, { contactId: row.contact_id, input, except: key.stepId })
  return db
    .updateTable('reminder_steps')
    .set({ ...columnsOf(input), version: key.version + 1 })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.stepId)
    .returning('version')
    .executeTakeFirstOrThrow()
}

/** Takes a step away; letters that were sent by it stay. */
export async function deleteStep(db: Db, key: StepKey, now: Date): Promise<void> {
  await lockStep(db, key)
  await db
    .updateTable('reminder_steps')
    .set({ deleted_at: now, version: key.version + 1 })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.stepId)
    .execute()
}

async function lockStep(db: Db, { administrationId, stepId, version }: StepKey): Promise<StepRow> {
  const row = await db
    .selectFrom('reminder_steps')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', stepId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('version_conflict')
  return row
}

/** Costs are asked once, so that a second step for them would never go out. */
async function assertOneDemand(
  db: Db,
  administrationId: number,
  { contactId, input, except }: { contactId: number | null; input: ReminderStepInput; except: number | null },
): Promise<void> {
  if (input.kind !== 'demand') return
  const others = (await loadSteps(db, administrationId)).filter(
    (row) => row.contact_id === contactId && row.kind === 'demand' && row.id !== except,
  )
  if (others.length > 0) {
    throw new ApiError('invalid_input', { fields: { kind: 'Er is al een stap die kosten vraagt; dat mag één keer' } })
  }
}

const columnsOf = ({ name, kind, afterDays, subject, body }: ReminderStepInput) => ({
  name,
  kind,
  after_days: afterDays,
  subject,
  body: JSON.stringify(body),
})

/** Keeps whether letters go out; who has no steps yet gets the usual ones. */
export async function saveReminderSettings(
  db: Db,
  administrationId: number,
  { mode, sendHour }: BodyOf<typeof contract.reminders.saveSettings>,
  now: Date,
): Promise<void> {
  await lockReminders(db, administrationId)
  await db
    .updateTable('reminder_settings')
    .set((row) => ({ mode, send_hour: sendHour, version: row('version', '+', 1) }))
    .where('administration_id', '=', administrationId)
    .execute()
  if (mode !== 'off') await ensureSteps(db, administrationId, now)
}

/** Gives an administration the usual steps while it has none. */
export async function ensureSteps(db: Db, administrationId: number, now: Date): Promise<void> {
  const rows = await loadSteps(db, administrationId)
  if (rows.some(({ contact_id }) => contact_id === null)) return
  await db
    .insertInto('reminder_steps')
    .values(
      standardSteps.map((step) => ({
        administration_id: administrationId,
        contact_id: null,
        ...columnsOf(step),
        created_at: now,
      })),
    )
    .execute()
}

/** The steps in use, and the usual ones as they would be added while an administration has none. */
export function withUsualSteps(rows: StepRow[], administrationId: number): StepRow[] {
  if (rows.some(({ contact_id }) => contact_id === null)) return rows
  const usual = standardSteps.map((step, index) => ({
    ...step,
    // Below those of rows that are kept.
    id: -1 - index,
    administration_id: administrationId,
    contact_id: null,
    after_days: step.afterDays,
    deleted_at: null,
    created_at: new Date(0),
    version: 1,
  }))
  return [...rows, ...usual]
}

/** Whoever sends letters of an administration does so one after the other; until the transaction ends. */
export async function lockReminders(db: Db, administrationId: number): Promise<void> {
  await db
    .insertInto('reminder_settings')
    .values({ administration_id: administrationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .selectFrom('reminder_settings')
    .select('mode')
    .where('administration_id', '=', administrationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
