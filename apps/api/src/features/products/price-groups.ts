import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** The groups that contacts and price agreements name, by name; those that differ in capitals alone are one. */
export async function priceGroups(db: Db, administrationId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT min(btrim(price_group)) AS name FROM (
      SELECT price_group FROM trading_partners WHERE administration_id = ${administrationId}
      UNION ALL SELECT price_group FROM price_agreements WHERE administration_id = ${administrationId}
    ) named WHERE btrim(price_group) <> '' GROUP BY lower(btrim(price_group))
    ORDER BY min(btrim(price_group)) COLLATE list_order`.execute(db)
  return rows.map(({ name }) => name)
}
