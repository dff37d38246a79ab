import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** The names of the administration's contacts among these ids, archived ones too; an id that is not there has none. */
export async function contactNames(
  db: Db,
  administrationId: number,
  contactIds: Iterable<number | null | undefined>,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(contactIds)].flatMap((id) => id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contacts')
    .select(['id', 'name'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', sql<number>`ANY (${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
