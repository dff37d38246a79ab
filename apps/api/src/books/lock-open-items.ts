import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'

export type OpenItemRow = Selectable<Schema['open_items']>

/** Which open items: these, that of an invoice, those of purchases, of an opening balance, or of bookings taken over. */
export type WhichItems =
  | { readonly ids: readonly number[] }
  | { readonly invoiceId: number }
  | { readonly purchaseIds: readonly number[] }
  | { readonly openingBalanceId: number }
  | { readonly journalEntryIds: readonly number[] }

/**
 * Locks open items until the transaction ends and answers them as they are then. Every command locks them in the order of
 * their ids, so that none waits for another that waits for it.
 */
export function lockOpenItems(db: Db, administrationId: number, which: WhichItems): Promise<OpenItemRow[]> {
  const items = db.selectFrom('open_items').selectAll().where('administration_id', '=', administrationId)
  return chosen(items, which).orderBy('id').forUpdate().execute()
}

type Items = ReturnType<typeof allItems>
const allItems = (db: Db) => db.selectFrom('open_items').selectAll()

function chosen(items: Items, which: WhichItems): Items {
  if ('ids' in which) return items.where('id', '=', anyOf(which.ids))
  if ('openingBalanceId' in which) return items.where('opening_balance_id', '=', which.openingBalanceId)
  if ('journalEntryIds' in which) return items.where('journal_entry_id', '=', anyOf(which.journalEntryIds))
  if ('invoiceId' in which) return items.where('invoice_id', '=', which.invoiceId)
  return items.where('purchase_id', '=', anyOf(which.purchaseIds))
}

/** One parameter however many there are; none of them is found in an empty list. */
const anyOf = (ids: readonly number[]) => sql<number>`ANY (${[...ids]}::bigint[])`

/** Locks everything that is open in the same way, where all of it is judged at once. */
export async function lockAllOpenItems(db: Db, administrationId: number): Promise<void> {
  await sql`SELECT FROM open_items WHERE administration_id = ${administrationId} AND open_cents <> 0
    ORDER BY id FOR UPDATE`.execute(db)
}
