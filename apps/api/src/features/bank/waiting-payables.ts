import type { WaitingPayable } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { waitingPayments } from './waiting-payments.ts'

/**
 * What is to be paid and was: each open payable that a waiting line pays, with the surest of those lines and of equally sure ones
 * the oldest. A line that does so no more than possibly says too little.
 */
export async function waitingPayables(db: Db, administrationId: number): Promise<WaitingPayable[]> {
  const purchases = await openPayables(db, administrationId)
  const lines = await waitingPayments(db, administrationId, new Set(purchases.keys()), 'out')
  const found = new Map<number, WaitingPayable>()
  for (const certainty of ['certain', 'likely'] as const) {
    for (const { openItemIds, transactionId, journalId, transactionDate, amountCents, ...line } of lines) {
      if (line.certainty !== certainty) continue
      for (const openItemId of openItemIds.filter((id) => !found.has(id))) {
        const purchaseId = purchases.get(openItemId) ?? null
        const paid = { transactionId, journalId, date: transactionDate, amountCents: -amountCents }
        found.set(openItemId, { openItemId, purchaseId, ...paid })
      }
    }
  }
  return [...found.values()]
}

/** By open item its purchase; null of one that the books began with. */
async function openPayables(db: Db, administrationId: number): Promise<Map<number, number | null>> {
  const rows = await db
    .selectFrom('owed_items')
    .select(['id', 'purchase_id'])
    .where('administration_id', '=', administrationId)
    .where('kind', '=', 'payable')
    .where('open_cents', '>', 0)
    .execute()
  return new Map(rows.map((row) => [row.id, row.purchase_id]))
}
