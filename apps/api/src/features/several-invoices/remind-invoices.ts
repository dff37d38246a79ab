import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { inOrder, type Several } from '../../kernel/each-of-several.ts'
import { remindOfInvoices, type Sender } from '../reminders/send-letter.ts'
import { debtorOf } from '../reminders/show-reminders.ts'

/** Reminds of invoices, each customer of all of theirs together. */
export async function remindInvoices(db: Db, sender: Sender, invoiceIds: readonly number[]): Promise<Several> {
  const refused = new Map<number, ApiError>()
  const byContact = new Map<number, number[]>()
  for (const invoiceId of inOrder(invoiceIds)) {
    try {
      const contactId = await debtorOf(db, sender.administrationId, invoiceId)
      byContact.set(contactId, [...(byContact.get(contactId) ?? []), invoiceId])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refused.set(invoiceId, new ApiError('nothing_to_remind'))
    }
  }
  for (const [contactId, ids] of [...byContact].toSorted(([a], [b]) => a - b)) {
    for (const [id, error] of (await remindOfInvoices(db, sender, contactId, ids)).refused) refused.set(id, error)
  }
  const done = inOrder(invoiceIds).filter((id) => !refused.has(id))
  return { done, refused }
}
