import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'

export type AdministrationRow = Selectable<Schema['administrations']>

/** Holds an administration until the commit, so that no other change of it is made meanwhile, nor a return filed. */
export function lockAdministration(db: Db, administrationId: number): Promise<AdministrationRow> {
  return db
    .selectFrom('administrations')
    .selectAll()
    .where('id', '=', administrationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The same, and nothing that refers to it is added meanwhile either: nobody posts. Undefined for one that is not seen. */
export function lockWithReferences(db: Db, administrationId: number): Promise<AdministrationRow | undefined> {
  return db.selectFrom('administrations').selectAll().where('id', '=', administrationId).forUpdate().executeTakeFirst()
}
