import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface ProjectKey {
  readonly administrationId: number
  readonly projectId: number
  /** The version the writer has seen. */
  readonly version?: number
}

export type ProjectRow = Selectable<Schema['projects']>
export type TaskRow = Selectable<Schema['project_tasks']>

/** Loads a project with its tasks; `forUpdate` holds its row. Throws `not_found` and `version_conflict`. */
export async function loadProject(
  db: Db,
  { administrationId, projectId, version }: ProjectKey,
  { forUpdate = false } = {},
): Promise<{ row: ProjectRow; tasks: TaskRow[] }> {
  const row = await db
    .selectFrom('projects')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', projectId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (version !== undefined && row.version !== version) throw new ApiError('version_conflict')
  const tasks = await db
    .selectFrom('project_tasks')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('project_id', '=', projectId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return { row, tasks }
}
