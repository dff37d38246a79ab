import {
  addShares,
  partPayment,
  returnedPayment,
  waitingAfter,
  type PaidSoFar,
  type PartPayment,
} from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'
import { lockOpenItems, type OpenItemRow } from './lock-open-items.ts'
import { paidSoFar } from './paid-so-far.ts'

/** A part of a bank line or of an entry that would settle an open item. */
export interface ItemPart {
  readonly openItemId: number
  /** As it would go over the bank: money in is positive. */
  readonly amountCents: number
}

export interface PlannedItem extends PartPayment {
  /** As it is just before this part: an item may be named more than once. */
  readonly item: OpenItemRow
  readonly amountCents: number
}

interface Locking {
  /** Whether the items stay locked, in the order of their ids, until the transaction ends. */
  readonly forUpdate: boolean
  /** The input that a part comes from, which is named when not so much is open. */
  readonly fieldOf: (index: number) => string
  /** Whether a part may take back what was paid by the bank: a payment that came back. */
  readonly mayReturn?: boolean
}

/** The open items that parts settle, in the order of the parts. Throws `not_found`, and `amount_mismatch` for more than is open. */
export async function lockItems(
  db: Db,
  administrationId: number,
  parts: readonly ItemPart[],
  { forUpdate, fieldOf, mayReturn = false }: Locking,
): Promise<PlannedItem[]> {
  if (parts.length === 0) return []
  const ids = parts.map((part) => part.openItemId)
  const rows = await (forUpdate
    ? lockOpenItems(db, administrationId, { ids })
    : db
        .selectFrom('open_items')
        .selectAll()
        .where('administration_id', '=', administrationId)
        .where('id', 'in', ids)
        .execute())
  const left = new Map(rows.map((row) => [row.id, row]))
  const paid = mayReturn ? await paidSoFar(db, administrationId, ids) : new Map<number, PaidSoFar>()
  return parts.map(({ openItemId, amountCents }, index) => {
    const item = left.get(openItemId)
    if (!item) throw new ApiError('not_found')
    const soFar = paid.get(openItemId)
    const planned = planItem(item, amountCents, fieldOf(index), soFar)
    left.set(openItemId, afterwards(planned))
    if (soFar) paid.set(openItemId, paidAfterwards(soFar, planned))
    return planned
  })
}

function planItem(item: OpenItemRow, amountCents: number, field: string, paid: PaidSoFar | undefined): PlannedItem {
  const { kind, open_cents: openCents, postponed_vat: postponedVat } = item
  const state = { kind, openCents, postponedVat }
  const payment = partPayment(state, amountCents) ?? (paid ? returnedPayment(state, paid, amountCents) : null)
  if (payment === null) {
    throw new ApiError('amount_mismatch', { fields: { [field]: `Op ${item.number} staat niet zoveel meer open.` } })
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

const paidAfterwards = ({ paidCents, vatDue }: PaidSoFar, planned: PlannedItem): PaidSoFar => ({
  paidCents: paidCents + planned.settledCents,
  vatDue: addShares(vatDue, planned.vatDue ?? []),
})
