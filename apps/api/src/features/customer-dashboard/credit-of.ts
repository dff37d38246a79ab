import type { Db } from '../../database/db.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'

/** What is left of what a customer paid too much, in the scope of that customer; 0 without any. */
export async function creditOf(db: Db, { administrationId, contactId }: EnteredCustomer): Promise<number> {
  const { cents } = await db
    .selectFrom('owed_items')
    .select((item) => item.fn.coalesce(item.fn.sum<number>('open_cents'), item.lit(0)).as('cents'))
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'receivable')
    .where('invoice_id', 'is', null)
    .where('open_cents', '<', 0)
    .executeTakeFirstOrThrow()
  return 0 - Number(cents)
}
