import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { reverseEntry } from '../../books/reverse-entry.ts'
import { reverseSpreads } from '../../books/spread-periods.ts'
import { settleItem } from '../../books/settle-item.ts'
import { heldByFile } from '../payments/held-items.ts'
import { setDocumentState } from '../documents/document-state.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import { currentPayBack } from './unpaid-vat/pay-backs.ts'
import { loadPurchase } from './load-purchase.ts'
import type { PurchaseAuthor, PurchaseVersion } from './save-draft.ts'

/**
 * Takes back a booked purchase: reverses its entry, which settles its open item, and its document waits again. Throws
 * `version_conflict`, `purchase_paid`, and `invalid_input` for a draft or one that stands in a payment file.
 */
export async function reversePurchase(db: Db, author: PurchaseAuthor, key: PurchaseVersion): Promise<number> {
  const { administrationId, now } = author
  const { row } = await loadPurchase(db, { administrationId, purchaseId: key.purchaseId }, { forUpdate: true })
  if (row.version !== key.version || row.reversed_at !== null) throw new ApiError('version_conflict')
  if (row.journal_entry_id === null) throw refusal('Een concept is nog niet geboekt. Je kunt het weggooien.')
  if ((await currentPayBack(db, administrationId, row.id)) !== undefined)
    throw refusal(
      'De btw van deze factuur is terugbetaald omdat die niet betaald is. Boek een creditfactuur van de leverancier.',
    )
  if (row.document_id !== null) await setDocumentState(db, administrationId, row.document_id, 'unprocessed')
  const item = await lockUnpaidItem(db, administrationId, row.id)
  const entry = await reverseEntry(db, {
    administrationId,
    entryId: row.journal_entry_id,
    description: `Inkoopfactuur ${row.number} teruggedraaid`,
    createdBy: author.userId,
    at: now,
  })
  await reverseSpreads(db, {
    administrationId,
    purchaseId: row.id,
    description: `Inkoopfactuur ${row.number} teruggedraaid, deel van de periode`,
    createdBy: author.userId,
    at: now,
  })
  await settleItem(db, {
    administrationId,
    item: { id: item.id, postponed_vat: null, foreign_amount: row.foreign_gross },
    bankTransactionId: null,
    journalEntryId: entry.id,
    amountCents: item.open_cents,
    settledOn: await bookedOn(db, administrationId, entry.id),
    vatDue: null,
    at: now,
  })
  const version = key.version + 1
  await db
    .updateTable('purchases')
    .set({ reversed_at: now, reversal_entry_id: entry.id, updated_at: now, version })
    .where('administration_id', '=', administrationId)
    .where('id', '=', row.id)
    .execute()
  return version
}

interface UnpaidItem {
  readonly id: number
  readonly open_cents: number
}

async function lockUnpaidItem(db: Db, administrationId: number, purchaseId: number): Promise<UnpaidItem> {
  const [found] = await lockOpenItems(db, administrationId, { purchaseIds: [purchaseId] })
  const item = must(found, 'the open item of a booked purchase')
  if (item.open_cents !== item.amount_cents) throw new ApiError('purchase_paid')
  if ((await heldByFile(db, administrationId, [item.id])).size > 0) {
    throw refusal('Deze factuur staat in een betaalbestand. Annuleer eerst dat bestand bij Betalen.')
  }
  return item
}

async function bookedOn(db: Db, administrationId: number, entryId: number): Promise<string> {
  const entry = await db
    .selectFrom('ledger_entries')
    .select('entry_date')
    .where('administration_id', '=', administrationId)
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  return entry.entry_date
}

function refusal(message: string): ApiError {
  return new ApiError('invalid_input', { fields: { '': message } })
}
