import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

interface ContactKey {
  readonly administrationId: number
  readonly contactId: number
}

/** Throws `not_found` where the administration has no such contact. */
export async function assertContact(db: Db, key: ContactKey): Promise<void> {
  await customerOf(db, key)
}

/** Who a contact is, also in the scope of that contact. Throws `not_found`. */
export async function customerOf(
  db: Db,
  { administrationId, contactId }: ContactKey,
): Promise<{ name: string; kind: 'company' | 'person' }> {
  const contact = await db
    .selectFrom('contacts')
    .select(['name', 'kind'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (contact === undefined) throw new ApiError('not_found')
  return contact
}

/** Whether an address, in small letters, is the one of a contact. */
export async function isAddressOf(
  db: Db,
  { administrationId, contactId }: ContactKey,
  emailAddress: string,
): Promise<boolean> {
  const contact = await db
    .selectFrom('contacts')
    .select('email_address')
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  return contact?.email_address?.toLowerCase() === emailAddress
}
