import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** Books that a colleague enters, now or from a day that comes; with the days of who is a substitute alone. */
export interface Entered {
  readonly administrationId: number
  readonly userId: number
  readonly startsOn: string | null
  readonly endsOn: string | null
}

export interface Entering {
  readonly firmId: number
  /** Of which colleagues. */
  readonly userIds: readonly number[]
  readonly today: string
}

/** The clients of a firm, of those in the scope, that each of these colleagues enters. */
export async function enteredBooks(db: Db, { firmId, userIds, today }: Entering): Promise<Entered[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<Entered>`
    SELECT a.id AS "administrationId", u.id AS "userId",
      CASE WHEN NOT d.is_direct THEN s.starts_on END AS "startsOn", CASE WHEN NOT d.is_direct THEN s.ends_on END AS "endsOn"
    FROM people u
    JOIN companies a ON a.firm_id = u.firm_id
    LEFT JOIN client_managers m ON m.administration_id = a.id
    LEFT JOIN firm_absences s ON s.substitute_id = u.id AND s.user_id = m.user_id AND s.ends_on >= ${today}
    CROSS JOIN LATERAL (
      SELECT u.firm_sees_all OR coalesce(m.user_id = u.id, false) OR EXISTS (
        SELECT FROM firm_member_clients c WHERE c.user_id = u.id AND c.administration_id = a.id) AS is_direct
    ) d
    WHERE u.id = ANY (${userIds}::bigint[]) AND u.firm_id = ${firmId} AND u.deactivated_at IS NULL
      AND (d.is_direct OR s.user_id IS NOT NULL)
    ORDER BY 1, 2`.execute(db)
  return rows
}

/** Who stands in for a colleague, on a day that is not over. */
export async function substitutesOf(db: Db, userId: number, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('firm_absences')
    .select('substitute_id')
    .where('user_id', '=', userId)
    .where('ends_on', '>=', today)
    .execute()
  return rows.map(({ substitute_id: id }) => id)
}
