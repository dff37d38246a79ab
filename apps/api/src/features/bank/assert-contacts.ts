import type { Processing } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** Refuses bookings for contacts that are not there: `invalid_input`. */
export async function assertContacts(
  db: Db,
  administrationId: number,
  bookings: Processing['bookings'],
): Promise<void> {
  const ids = [...new Set(bookings.flatMap(({ contactId }) => contactId ?? []))]
  if (ids.length === 0) return
  const found = await db
    .selectFrom('contacts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', 'in', ids)
    .execute()
  if (found.length < ids.length)
    throw new ApiError('invalid_input', { fields: { bookings: 'Kies een relatie uit de lijst' } })
}
