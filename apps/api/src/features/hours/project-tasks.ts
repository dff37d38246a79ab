import type { ProjectTaskInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { loadProject, type ProjectKey } from './load-project.ts'

/**
 * Keeps the tasks of a project in their order and answers their ids. One that was left out is closed, as hours may stand
 * on it. Throws `invalid_input` for a task of another project and for two of one name.
 */
export async function saveTasks(
  db: Db,
  key: ProjectKey,
  tasks: readonly ProjectTaskInput[],
  now: Date,
): Promise<number[]> {
  const { tasks: before } = await loadProject(db, { administrationId: key.administrationId, projectId: key.projectId })
  const known = new Map(before.map((task) => [task.id, task]))
  assertDistinct(tasks)
  const ids: number[] = []
  for (const [index, task] of tasks.entries()) {
    const old = task.id === null ? undefined : known.get(task.id)
    if (task.id !== null && !old) throw new ApiError('not_found')
    const values = {
      name: task.name.trim(),
      billable: task.billable,
      sort_order: index,
      closed_at: task.closed ? (old?.closed_at ?? now) : null,
    }
    ids.push(old ? await updateTask(db, key, old.id, values) : await insertTask(db, key, values))
  }
  for (const { id, closed_at: closedAt } of before) {
    if (!ids.includes(id) && closedAt === null) await updateTask(db, key, id, { closed_at: now })
  }
  return ids
}

function assertDistinct(tasks: readonly ProjectTaskInput[]): void {
  const seen = new Set<string>()
  for (const [index, { name, closed }] of tasks.entries()) {
    const plain = name.trim().toLowerCase()
    if (!closed && seen.has(plain)) {
      throw new ApiError('invalid_input', { fields: { [`tasks.${index}.name`]: 'Deze taak staat er al' } })
    }
    if (!closed) seen.add(plain)
  }
}

interface TaskValues {
  name: string
  billable: boolean
  sort_order: number
  closed_at: Date | null
}

async function insertTask(db: Db, key: ProjectKey, values: TaskValues): Promise<number> {
  const { id } = await db
    .insertInto('project_tasks')
    .values({ administration_id: key.administrationId, project_id: key.projectId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function updateTask(db: Db, key: ProjectKey, id: number, values: Partial<TaskValues>): Promise<number> {
  await db
    .updateTable('project_tasks')
    .set(values)
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', id)
    .execute()
  return id
}
