import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** Which of these contacts the administration has. */
export async function knownContacts(
  db: Db,
  administrationId: number,
  contactIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (contactIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('contacts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', '=', sql<number>`ANY (${[...contactIds]}::bigint[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
