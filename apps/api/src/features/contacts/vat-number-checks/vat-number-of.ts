import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'

/** The VAT number of a contact, null when it has none. Throws `not_found`. */
export async function vatNumberOf(
  db: Db,
  { administrationId, contactId }: { administrationId: number; contactId: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .select('vat_number')
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row.vat_number
}
