import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { nameOfUser } from './hours-sql.ts'

export interface Person {
  readonly id: number
  readonly name: string
}

/**
 * Who keeps hours in an administration: whose role says so, and who has written any. Each is looked up: the planner, which counts on as many as there are
 * entries, would read everybody there is.
 */
export async function hoursKeepers(db: Db, administrationId: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    SELECT u.id, ${nameOfUser} AS name FROM (
      SELECT r.user_id AS id FROM role_assignments r WHERE r.administration_id = ${administrationId} AND r.deactivated_at IS NULL
        AND 'TIME_TRACKING' = ANY (r.permissions)
      UNION
      SELECT e.user_id FROM time_entries e WHERE e.administration_id = ${administrationId}
    ) keeper
    CROSS JOIN LATERAL (SELECT * FROM people u WHERE u.id = keeper.id OFFSET 0) u
    ORDER BY name, u.id`.execute(db)
  return rows
}
