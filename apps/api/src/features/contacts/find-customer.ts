import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface CustomerKey {
  readonly administrationId: number
  readonly contactId: number
}

/** Throws `not_found` where the administration has no such contact. */
export async function assertContact(db: Db, key: CustomerKey): Promise<void> {
  await customerOf(db, key)
}

export type Customer = Pick<
  Selectable<Schema['contacts']>,
  | 'name'
  | 'kind'
  | 'address_street'
  | 'address_postcode'
  | 'address_city'
  | 'address_country'
  | 'email_address'
  | 'version'
  | 'language'
> & {
  /** Who buys for no business, whom the law protects. */
  readonly isConsumer: boolean
}

/** Who a contact is and where they live, also in the scope of that contact. Throws `not_found`. */
export async function customerOf(db: Db, { administrationId, contactId }: CustomerKey): Promise<Customer> {
  const contact = await db
    .selectFrom('contacts')
    .select([
      'name',
      'kind',
      'address_street',
      'address_postcode',
      'address_city',
      'address_country',
      'email_address',
      'version',
      'language',
      'kvk_number',
    ])
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (contact === undefined) throw new ApiError('not_found')
  const { kvk_number: kvkNumber, ...customer } = contact
  return { ...customer, isConsumer: customer.kind === 'person' && kvkNumber === null }
}

/** Whether an address, in small letters, is the one of a contact. */
export async function isAddressOf(
  db: Db,
  { administrationId, contactId }: CustomerKey,
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
