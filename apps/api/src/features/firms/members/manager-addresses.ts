import type { Db } from '../../../database/db.ts'

/** The e-mail addresses of who manages a firm. */
export async function managerAddresses(db: Db, firmId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('email_address')
    .where('firm_id', '=', firmId)
    .where('firm_is_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ email_address: address }) => address)
}
