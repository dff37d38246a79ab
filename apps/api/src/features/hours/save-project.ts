import type { ProjectInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { assertContact } from '../contacts/find-customer.ts'
import { loadProject, type ProjectKey } from './load-project.ts'
import { keepRate, projectRates } from './project-rates.ts'
import { saveMembers } from './project-members.ts'
import { saveTasks } from './project-tasks.ts'
import { projectHasHours } from './project-hours.ts'

interface Author {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

/** Adds a project. Throws `invalid_input` by field, and `not_found` for a customer that is not there. */
export async function createProject(
  db: Db,
  { administrationId, userId, now }: Author,
  input: ProjectInput,
): Promise<{ id: number; version: number }> {
  const columns = await checkedColumns(db, administrationId, input)
  const { id, version } = await db
    .insertInto('projects')
    .values({ administration_id: administrationId, ...columns, closed_at: null, created_by: userId, created_at: now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await saveParts(db, { administrationId, projectId: id }, input, now)
  return { id, version }
}

/** Changes a project. Throws `version_conflict` and `invalid_input` by field. */
export async function saveProject(db: Db, key: ProjectKey, input: ProjectInput, now: Date): Promise<number> {
  const { row } = await loadProject(db, key, { forUpdate: true })
  const columns = await checkedColumns(db, key.administrationId, input)
  if (row.contact_id !== input.contactId && (await projectHasHours(db, key, { invoiced: true }))) {
    throw new ApiError('invalid_input', {
      fields: { contactId: 'Uren van dit project zijn al gefactureerd, dus de klant blijft. Maak een nieuw project.' },
    })
  }
  const version = row.version + 1
  await db
    .updateTable('projects')
    .set({ ...columns, version })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.projectId)
    .execute()
  await saveParts(db, key, input, now)
  return version
}

/** Closes a project or opens it again; doing so twice changes nothing. Throws `version_conflict`. */
export async function closeProject(db: Db, key: ProjectKey, closedAt: Date | null): Promise<number> {
  const { row } = await loadProject(db, key, { forUpdate: true })
  if ((row.closed_at === null) === (closedAt === null)) return row.version
  const version = row.version + 1
  await db
    .updateTable('projects')
    .set({ closed_at: closedAt, version })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.projectId)
    .execute()
  return version
}

async function saveParts(db: Db, key: ProjectKey, input: ProjectInput, now: Date): Promise<void> {
  const hasHours = await projectHasHours(db, key)
  const rates = await projectRates(db, key.administrationId, key.projectId)
  const shared = {
    administrationId: key.administrationId,
    projectId: key.projectId,
    from: input.rateFrom ?? null,
    hasHours,
  }
  await keepRate(db, rates, { ...shared, taskId: null, cents: input.rateCents })
  const taskIds = await saveTasks(db, key, input.tasks, now)
  for (const [index, task] of input.tasks.entries()) {
    const taskId = must(taskIds[index], 'the id of a task')
    // Nobody has worked on a task that is new.
    await keepRate(db, rates, { ...shared, taskId, cents: task.rateCents, hasHours: hasHours && task.id !== null })
  }
  await saveMembers(db, key, input.forEverybody ? [] : input.memberIds)
}

async function checkedColumns(db: Db, administrationId: number, input: ProjectInput) {
  if (input.contactId !== null) await assertContact(db, { administrationId, contactId: input.contactId })
  if (input.contactId === null && input.billable) {
    throw new ApiError('invalid_input', {
      fields: { contactId: 'Kies een klant, of zet factureren uit voor een eigen project' },
    })
  }
  return {
    name: input.name.trim(),
    contact_id: input.contactId,
    colour: input.colour,
    billable: input.billable,
    for_everybody: input.forEverybody,
    budget_kind: input.budget?.kind ?? null,
    budget_seconds: input.budget?.kind === 'hours' ? input.budget.seconds : null,
    budget_cents: input.budget?.kind === 'money' ? input.budget.cents : null,
    note: input.note,
  }
}
