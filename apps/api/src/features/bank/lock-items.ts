import { partPayment, waitingAfter, type PartPayment } from '@klopt/bookkeeping/ledger'
import type { Processing } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockOpenItems, type OpenItemRow } from '../../books/lock-open-items.ts'

/** A part of a bank line that settles an open item. */
export interface PlannedItem extends PartPayment {
  /** As it is just before this part: an item may be named more than once. */
  readonly item: OpenItemRow
  readonly amountCents: number
}

/**
 * The open items that a line settles; `forUpdate` holds them, in the order of their ids. Throws `not_found`, and
 * `amount_mismatch` for more than is open.
 */
export async function lockItems(
  db: Db,
  administrationId: number,
  { items }: Processing,
  forUpdate: boolean,
): Promise<PlannedItem[]> {
  if (items.length === 0) return []
  const ids = items.map((item) => item.openItemId)
  const rows = await (forUpdate
    ? lockOpenItems(db, administrationId, { ids })
    : db
        .selectFrom('owed_items')
        .selectAll()
        .where('administration_id', '=', administrationId)
        .where('id', 'in', ids)
        .execute())
  const left = new Map(rows.map((row) => [row.id, row]))
  return items.map(({ openItemId, amountCents }) => {
    const item = left.get(openItemId)
    if (!item) throw new ApiError('not_found')
    const planned = planItem(item, amountCents)
    left.set(openItemId, afterwards(planned))
    return planned
  })
}

function planItem(item: OpenItemRow, amountCents: number): PlannedItem {
  const { kind, open_cents: openCents, postponed_vat: postponedVat } = item
  const payment = partPayment({ kind, openCents, postponedVat }, amountCents)
  if (payment === null) {
    throw new ApiError('amount_mismatch', { fields: { items: `Op ${item.number} staat niet zoveel meer open.` } })
  }
  return { item, amountCents, ...payment }
}

function afterwards({ item, settledCents, vatDue }: PlannedItem): OpenItemRow {
  return {
    ...item,
    open_cents: item.open_cents - settledCents,
    postponed_vat: waitingAfter(item.postponed_vat, vatDue),
  }
}
