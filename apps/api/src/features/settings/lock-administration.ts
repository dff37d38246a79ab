import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'

export type AdministrationRow = Selectable<Schema['administrations']>

/** Holds the administration, so that no return is filed and no other change is made meanwhile. */
export function lockAdministration(db: Db, administrationId: number): Promise<AdministrationRow> {
  return db
    .selectFrom('administrations')
    .selectAll()
    .where('id', '=', administrationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
