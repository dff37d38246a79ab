import type { Db } from '../../database/db.ts'
import { endMandate } from './save-mandate.ts'

/** Ends every mandate that a contact signed; their ids. */
export async function endMandatesOf(
  db: Db,
  { administrationId, contactId }: { readonly administrationId: number; readonly contactId: number },
  today: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('customer_mandates')
    .select(['id', 'version'])
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('ended_on', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, version } of rows) await endMandate(db, { administrationId, mandateId: id, version }, today)
  return rows.map(({ id }) => id)
}
