import type { Processing } from '@klopt/api-client/contract'
import { formatDate } from '@klopt/validators'
import { createCustomerCredit } from '../../books/create-open-item.ts'
import { lockOpenItems, type OpenItemRow } from '../../books/lock-open-items.ts'
import { firstOpenDate, type PostedEntry } from '../../books/post-entry.ts'
import { settleItem } from '../../books/settle-item.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

export type Credit = NonNullable<Processing['credits']>[number]

interface BookedLine {
  readonly administrationId: number
  readonly transaction: { readonly transaction_date: string }
  readonly journalEntryId: number
}

/** Keeps what customers paid too much as open items, which are paid back or go off an invoice. */
export async function keepCredits(
  db: Db,
  { administrationId, transaction, journalEntryId }: BookedLine,
  credits: readonly Credit[],
): Promise<void> {
  const { transaction_date: day } = transaction
  for (const { contactId, amountCents } of credits) {
    await createCustomerCredit(db, {
      administrationId,
      contactId,
      journalEntryId,
      number: `Tegoed ${formatDate(day)}`,
      documentDate: day,
      dueDate: day,
      creditCents: amountCents,
    })
  }
}

/**
 * The credits that a bank line made, locked together with what it paid, in the order of their ids. Throws
 * `payment_moved_on` when something of them was paid back or used.
 */
export async function lockUntouchedCredits(
  db: Db,
  administrationId: number,
  { entryId, transactionId }: { readonly entryId: number; readonly transactionId: number },
): Promise<OpenItemRow[]> {
  const made = await db
    .selectFrom('owed_items')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('journal_entry_id', '=', entryId)
    .execute()
  if (made.length === 0) return []
  const paid = await db
    .selectFrom('item_settlements')
    .select('open_item_id as id')
    .where('administration_id', '=', administrationId)
    .where('bank_transaction_id', '=', transactionId)
    .where('undone_at', 'is', null)
    .execute()
  const credits = new Set(made.map(({ id }) => id))
  const ids = [...made, ...paid].map(({ id }) => id)
  const items = (await lockOpenItems(db, administrationId, { ids })).filter(({ id }) => credits.has(id))
  if (items.some(({ open_cents, amount_cents }) => open_cents !== amount_cents)) throw new ApiError('payment_moved_on')
  return items
}

/** Closes the credits of a line that is taken back, by the entry that reversed it. */
export async function takeCreditsBack(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  credits: readonly OpenItemRow[],
  reversal: PostedEntry,
): Promise<void> {
  for (const item of credits) {
    await settleItem(db, {
      administrationId,
      item,
      bankTransactionId: null,
      journalEntryId: reversal.id,
      amountCents: item.amount_cents,
      settledOn: await firstOpenDate(db, administrationId, item.document_date),
      vatDue: null,
      at: now,
    })
  }
}
