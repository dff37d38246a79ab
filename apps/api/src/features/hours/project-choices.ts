import type { ProjectChoice } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isOpenTo } from './hours-sql.ts'
import type { HoursOwner } from './whose-hours.ts'

/** The open projects that somebody may write hours on, by name, each with its open tasks. */
export async function projectChoices(db: Db, { administrationId, userId }: HoursOwner): Promise<ProjectChoice[]> {
  const { rows } = await sql<ProjectChoice>`
    SELECT p.id, p.name, c.name AS "contactName", p.colour, p.billable,
      coalesce((
        SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'billable', p.billable AND t.billable) ORDER BY t.sort_order, t.id)
        FROM project_tasks t
        WHERE t.administration_id = p.administration_id AND t.project_id = p.id AND t.closed_at IS NULL
      ), '[]'::json) AS tasks
    FROM projects p
    LEFT JOIN contact_names c ON c.administration_id = p.administration_id AND c.id = p.contact_id
    WHERE p.administration_id = ${administrationId} AND p.closed_at IS NULL AND ${isOpenTo(userId)}
    ORDER BY p.name COLLATE list_order, p.id`.execute(db)
  return rows
}
