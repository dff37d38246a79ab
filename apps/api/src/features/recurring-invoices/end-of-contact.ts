import type { Db } from '../../database/db.ts'
import type { DraftAuthor } from '../invoices/save-draft.ts'
import { endRecurring } from './change-state.ts'
import { deleteRecurring } from './save-recurring.ts'

/** Ends all that is invoiced to a contact again and again, and throws away what never began; their ids. */
export async function endRecurringOf(db: Db, author: DraftAuthor, contactId: number, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('recurring_invoices')
    .select(['id', 'version', 'state'])
    .where('administration_id', '=', author.administrationId)
    .where('contact_id', '=', contactId)
    .where('state', '<>', 'ended')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, version, state } of rows) {
    const key = { recurringInvoiceId: id, version }
    await (state === 'draft' ? deleteRecurring(db, author, key) : endRecurring(db, author, key, today))
  }
  return rows.map(({ id }) => id)
}
