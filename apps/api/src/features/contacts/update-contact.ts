import type { Updateable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface ContactKey {
  readonly administrationId: number
  readonly contactId: number
  /** The version the writer has seen. */
  readonly version: number
}

/** Changes a contact and returns its new version. Throws `version_conflict` or `not_found`. */
export async function updateContact(db: Db, key: ContactKey, values: Updateable<Schema['contacts']>): Promise<number> {
  const updated = await db
    .updateTable('contacts')
    .set({ ...values, version: key.version + 1 })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.contactId)
    .where('version', '=', key.version)
    .returning('version')
    .executeTakeFirst()
  if (updated) return updated.version
  const exists = await db
    .selectFrom('contacts')
    .select('id')
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.contactId)
    .executeTakeFirst()
  throw new ApiError(exists ? 'version_conflict' : 'not_found')
}

/** Takes a contact out of the archive, whatever version it has. */
export async function restoreContact(db: Db, administrationId: number, contactId: number): Promise<void> {
  await db
    .updateTable('contacts')
    .set((expression) => ({ archived_at: null, version: expression('version', '+', 1) }))
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .execute()
}
