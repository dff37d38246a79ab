import { must } from '@klopt/bookkeeping/money'
import { waitingAfter, waitingAgain, type VatShare } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { foreignSettledBy, openForeign } from './foreign-items.ts'

export interface NewSettlement {
  readonly administrationId: number
  /** Held by the caller for as long as the transaction lasts. */
  readonly item: {
    readonly id: number
    readonly postponed_vat: readonly VatShare[] | null
    /** Of an item in another currency: what it is in that. */
    readonly foreign_amount: number | null
  }
  /** Null when an item is set off against another. */
  readonly bankTransactionId: number | null
  readonly journalEntryId: number
  /** Signed like the item. */
  readonly amountCents: number
  readonly settledOn: string
  /** What the entry made due of the item's postponed VAT; null when nothing of the item waits. */
  readonly vatDue: readonly VatShare[] | null
  /** Of an item in another currency: how much of that it settles; the share of its euros when left out. */
  readonly foreignAmount?: number | null
  readonly at: Date
}

/** Takes a payment from an open item, and what it made due from the VAT that waits. */
export async function settleItem(db: Db, settlement: NewSettlement): Promise<void> {
  const { administrationId, item, amountCents, vatDue } = settlement
  const postponed = waitingAfter(item.postponed_vat, vatDue)
  const foreignAmount = await foreignOf(db, settlement)
  await db
    .updateTable('open_items')
    .set((expression) => ({
      open_cents: expression('open_cents', '-', amountCents),
      ...(postponed && { postponed_vat: JSON.stringify(postponed) }),
    }))
    .where('administration_id', '=', administrationId)
    .where('id', '=', item.id)
    .execute()
  await db
    .insertInto('settlements')
    .values({
      administration_id: administrationId,
      open_item_id: item.id,
      bank_transaction_id: settlement.bankTransactionId,
      journal_entry_id: settlement.journalEntryId,
      amount_cents: amountCents,
      settled_on: settlement.settledOn,
      vat_due: vatDue && JSON.stringify(vatDue),
      foreign_amount: foreignAmount,
      undone_at: null,
      created_at: settlement.at,
    })
    .execute()
}

/** How much of the currency of an item a settlement is; null of euros. The item still is as it was before. */
async function foreignOf(db: Db, { administrationId, item, amountCents, foreignAmount = null }: NewSettlement) {
  if (item.foreign_amount === null || foreignAmount !== null) return foreignAmount
  const { amount_cents, open_cents } = await db
    .selectFrom('open_items')
    .select(['amount_cents', 'open_cents'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  const open = await openForeign(db, administrationId, [item])
  const state = {
    amountCents: amount_cents,
    amountForeign: item.foreign_amount,
    openCents: open_cents,
    openForeign: must(open.get(item.id), 'what is open of it'),
  }
  return foreignSettledBy(state, amountCents)
}

/** Takes back what a bank line settled: its items are open again, in the order of their ids, and their VAT waits again. */
export async function reopenItems(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  bankTransactionId: number,
): Promise<void> {
  const settlements = await db
    .updateTable('settlements')
    .set({ undone_at: now })
    .where('administration_id', '=', administrationId)
    .where('bank_transaction_id', '=', bankTransactionId)
    .where('undone_at', 'is', null)
    .returning(['open_item_id', 'amount_cents', 'vat_due'])
    .execute()
  for (const { open_item_id, amount_cents, vat_due } of settlements.toSorted(
    (a, b) => a.open_item_id - b.open_item_id,
  )) {
    const postponed = vat_due && waitingAgain(await lockPostponed(db, administrationId, open_item_id), vat_due)
    await db
      .updateTable('open_items')
      .set((expression) => ({
        open_cents: expression('open_cents', '+', amount_cents),
        ...(postponed && { postponed_vat: JSON.stringify(postponed) }),
      }))
      .where('administration_id', '=', administrationId)
      .where('id', '=', open_item_id)
      .execute()
  }
}

async function lockPostponed(db: Db, administrationId: number, openItemId: number): Promise<VatShare[] | null> {
  const item = await db
    .selectFrom('open_items')
    .select('postponed_vat')
    .where('administration_id', '=', administrationId)
    .where('id', '=', openItemId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return item.postponed_vat
}
