import type { TimeRounding } from '@klopt/bookkeeping/hours'
import type { Db } from '../../database/db.ts'
import { assertContact } from '../contacts/find-customer.ts'

/** Of a customer for whom nothing was chosen. */
const EXACT: TimeRounding = { minutes: 0, per: 'entry' }

/** How the hours of a customer are rounded when they are invoiced. */
export async function roundingOf(db: Db, administrationId: number, contactId: number): Promise<TimeRounding> {
  const row = await db
    .selectFrom('time_roundings')
    .select(['minutes', 'per'])
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  return row ?? EXACT
}

/** Says how the hours of a customer are rounded from now on; what is invoiced stays. Throws `not_found`. */
export async function saveRounding(
  db: Db,
  administrationId: number,
  { contactId, ...rounding }: TimeRounding & { readonly contactId: number },
): Promise<void> {
  await assertContact(db, { administrationId, contactId })
  await db
    .insertInto('time_roundings')
    .values({ administration_id: administrationId, contact_id: contactId, ...rounding })
    .onConflict((conflict) => conflict.columns(['administration_id', 'contact_id']).doUpdateSet(rounding))
    .execute()
}
