import { addShares, type PaidSoFar } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'

/** What bank lines paid of open items, as far as it stands: by the id of the item. */
export async function paidSoFar(
  db: Db,
  administrationId: number,
  itemIds: readonly number[],
): Promise<Map<number, PaidSoFar>> {
  const rows = await db
    .selectFrom('settlements')
    .select(['open_item_id', 'amount_cents', 'vat_due'])
    .where('administration_id', '=', administrationId)
    .where('open_item_id', 'in', itemIds)
    .where('bank_transaction_id', 'is not', null)
    .where('undone_at', 'is', null)
    .execute()
  const byItem = Map.groupBy(rows, (row) => row.open_item_id)
  return new Map(
    [...byItem].map(([id, settled]) => [
      id,
      {
        paidCents: settled.reduce((sum, row) => sum + row.amount_cents, 0),
        vatDue: addShares(...settled.map((row) => row.vat_due ?? [])),
      },
    ]),
  )
}
