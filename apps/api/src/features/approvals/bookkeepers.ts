import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/**
 * The e-mail addresses of who at the firm looks after the books, and of who stands in for them that day; of who manages the
 * firm when nobody looks after them. In the scope of the books.
 */
export async function bookkeeperAddresses(db: Db, administrationId: number, today: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    SELECT u.email_address AS address FROM companies a
    JOIN people u ON u.firm_id = a.firm_id AND u.deactivated_at IS NULL
    LEFT JOIN client_managers m ON m.administration_id = a.id
    WHERE a.id = ${administrationId} AND CASE WHEN m.user_id IS NULL THEN u.firm_is_admin ELSE u.id = m.user_id OR EXISTS (
      SELECT FROM firm_absences s WHERE s.user_id = m.user_id AND s.substitute_id = u.id
        AND ${today} BETWEEN s.starts_on AND s.ends_on) END
    ORDER BY u.id`.execute(db)
  return rows.map(({ address }) => address)
}
