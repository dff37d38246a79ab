import type { UnpaidVat } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { toTimestamp } from '../../../kernel/clock.ts'
import type { PurchaseKey } from '../load-purchase.ts'
import { lastDayOf, linesOf, loadUnpaid, paidSince, unpaidVatCents, vatOf, type UnpaidPurchase } from './load-unpaid.ts'

/** What deducted VAT of a purchase is owed again while it is unpaid, and what was paid back. Throws `not_found`. */
export async function showUnpaid(db: Db, key: PurchaseKey): Promise<UnpaidVat> {
  const purchase = await loadUnpaid(db, key)
  return {
    openCents: purchase.openCents,
    vatCents: purchase.payBack === undefined ? unpaidVatCents(purchase) : 0,
    lastDay: lastDayOf(purchase),
    paidBack: paidBackOf(purchase),
  }
}

function paidBackOf(purchase: UnpaidPurchase): UnpaidVat['paidBack'] {
  const { payBack } = purchase
  if (payBack === undefined) return null
  const since = paidSince(purchase)
  return {
    at: toTimestamp(payBack.created_at),
    journalEntryId: payBack.journal_entry_id,
    amountCents: payBack.left_cents,
    paidSinceCents: since?.amountCents ?? 0, // zero: nothing was paid since
    vatCents: since === null ? 0 : vatOf(linesOf(purchase, since)),
  }
}
