import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isOpenTo, isUnbilledBy, nameOfUser } from './hours-sql.ts'
import type { ProjectReader } from './list-projects.ts'

type People = ResponseOf<typeof contract.projects.people>

/**
 * Who worked how much on a project, who did most first; for who sees no books their own hours alone. Throws `not_found`, also of
 * a project on which such a reader may not write and did not.
 */
export async function peopleOfProject(db: Db, reader: ProjectReader, projectId: number): Promise<People> {
  const { administrationId, userId, seesMoney, today } = reader
  const { rows } = await sql<People[number]>`
    SELECT e.user_id AS "userId", ${nameOfUser} AS name, sum(e.seconds)::int8 AS seconds,
      coalesce(sum(e.seconds) FILTER (WHERE ${isUnbilledBy(today)}), 0)::int8 AS "unbilledSeconds", max(e.day) AS "lastDay"
    FROM time_entries e JOIN people u ON u.id = e.user_id
    WHERE e.administration_id = ${administrationId} AND e.project_id = ${projectId} AND e.deleted_at IS NULL
      ${seesMoney ? sql`` : sql`AND e.user_id = ${userId}`}
    GROUP BY e.user_id, u.first_name, u.last_name
    ORDER BY seconds DESC, name, "userId"`.execute(db)
  if (rows.length === 0) await assertThere(db, reader, projectId)
  return rows
}

async function assertThere(db: Db, { administrationId, userId, seesMoney }: ProjectReader, projectId: number) {
  const { rows } = await sql`
    SELECT FROM projects p WHERE p.administration_id = ${administrationId} AND p.id = ${projectId}
      ${seesMoney ? sql`` : sql`AND ${isOpenTo(userId)}`}`.execute(db)
  if (rows.length === 0) throw new ApiError('not_found')
}
