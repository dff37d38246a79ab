import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { hoursKeepers } from './hours-keepers.ts'
import type { ProjectKey } from './load-project.ts'

/** Who may write hours on a project that is not for everybody. Throws `invalid_input` for who keeps no hours here. */
export async function saveMembers(db: Db, key: ProjectKey, userIds: readonly number[]): Promise<void> {
  const { administrationId, projectId } = key
  const known = new Set((await hoursKeepers(db, administrationId)).map(({ id }) => id))
  const before = new Set(await projectMembers(db, key))
  // Who left stays with what they worked on until somebody takes them out.
  if (userIds.some((id) => !known.has(id) && !before.has(id))) {
    throw new ApiError('invalid_input', { fields: { memberIds: 'Kies alleen gebruikers die hier uren bijhouden' } })
  }
  await db
    .deleteFrom('project_members')
    .where('administration_id', '=', administrationId)
    .where('project_id', '=', projectId)
    .execute()
  const rows = [...new Set(userIds)].map((user_id) => ({
    administration_id: administrationId,
    project_id: projectId,
    user_id,
  }))
  if (rows.length > 0) await db.insertInto('project_members').values(rows).execute()
}

/** The ids of a project's members. */
export async function projectMembers(db: Db, { administrationId, projectId }: ProjectKey): Promise<number[]> {
  const rows = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('administration_id', '=', administrationId)
    .where('project_id', '=', projectId)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
