import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { updateContact } from './update-contact.ts'

/** What invoices that were made final do not need: these are emptied, and answered where there was something. */
const EMPTIED = ['email_address', 'phone', 'note', 'iban'] as const
type Emptied = (typeof EMPTIED)[number]

/**
 * Empties what is known of a contact beside what the books need, whatever its version, and archives it. Throws `not_found`.
 *
 * @returns its name, and which of its columns had something.
 */
export async function eraseContact(
  db: Db,
  { administrationId, contactId }: { readonly administrationId: number; readonly contactId: number },
  now: Date,
): Promise<{ name: string; emptied: Emptied[] }> {
  const row = await db
    .selectFrom('contacts')
    .select(['name', 'version', 'archived_at', ...EMPTIED])
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('not_found')
  const emptied = EMPTIED.filter((column) => row[column] !== null && row[column] !== '')
  await updateContact(
    db,
    { administrationId, contactId, version: row.version },
    { email_address: null, phone: null, note: '', iban: null, archived_at: row.archived_at ?? now },
  )
  return { name: row.name, emptied }
}
