import type { Db } from '../../database/db.ts'
import type { CheckedContact } from './check-contact.ts'

/** Adds a contact; answers its id and version. */
export function createContact(
  db: Db,
  administrationId: number,
  contact: CheckedContact,
  now: Date,
): Promise<{ id: number; version: number }> {
  return db
    .insertInto('contacts')
    .values({ administration_id: administrationId, created_at: now, archived_at: null, ...contact })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}
