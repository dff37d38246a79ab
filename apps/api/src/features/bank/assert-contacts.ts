import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** Refuses parts for contacts that are not there: `invalid_input`. */
export async function assertContacts(
  db: Db,
  administrationId: number,
  field: 'bookings' | 'credits',
  parts: readonly { readonly contactId?: number | null | undefined }[],
): Promise<void> {
  const ids = [...new Set(parts.flatMap(({ contactId }) => contactId ?? []))]
  if (ids.length === 0) return
  const found = await db
    .selectFrom('trading_partners')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', 'in', ids)
    .execute()
  if (found.length < ids.length)
    throw new ApiError('invalid_input', { fields: { [field]: 'Kies een relatie uit de lijst' } })
}
