import type { FirmColleague } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { CivilDate } from '../../../database/schema/columns.ts'

interface Row {
  id: number
  first_name: string
  last_name: string
  email_address: string
  firm_is_admin: boolean
  firm_sees_all: boolean
  client_ids: number[]
  managed_clients: number
  substitute_id: number | null
  starts_on: CivilDate | null
  ends_on: CivilDate | null
}

/** Who works at the firm, by name, in its scope; one statement. An absence that is over is none. */
export async function listColleagues(db: Db, firmId: number, today: string): Promise<FirmColleague[]> {
  const { rows } = await sql<Row>`
    SELECT u.id, u.first_name, u.last_name, u.email_address, u.firm_is_admin, u.firm_sees_all,
      ARRAY(SELECT c.administration_id FROM firm_member_clients c WHERE c.user_id = u.id ORDER BY 1) AS client_ids,
      (SELECT count(*) FROM client_managers m WHERE m.user_id = u.id)::integer AS managed_clients,
      s.substitute_id, s.starts_on, s.ends_on
    FROM people u LEFT JOIN firm_absences s ON s.user_id = u.id AND s.ends_on >= ${today}
    WHERE u.firm_id = ${firmId} AND u.deactivated_at IS NULL
    ORDER BY u.first_name, u.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    emailAddress: row.email_address,
    isAdmin: row.firm_is_admin,
    seesAll: row.firm_sees_all,
    clientIds: row.client_ids,
    managedClients: row.managed_clients,
    absence:
      row.substitute_id === null || row.starts_on === null || row.ends_on === null
        ? null
        : { substituteId: row.substitute_id, startsOn: row.starts_on, endsOn: row.ends_on },
  }))
}
