import type { Db } from '../../database/db.ts'
import type { ProjectKey } from './load-project.ts'

/** Whether hours were written on a project, or of those any that stand on an invoice. */
export async function projectHasHours(
  db: Db,
  { administrationId, projectId }: ProjectKey,
  { invoiced = false } = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('time_entries')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .$if(invoiced, (query) => query.where('invoiced', '=', true))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
