import { addShares, negateShares, releasedLeft, type VatShare } from '@klopt/bookkeeping/ledger'
import type { Db } from '../database/db.ts'
import type { OpenItemRow } from './lock-open-items.ts'

/** Of an item that is locked, what VAT of it waits for its payment, and what a final invoice made due. */
export type ReleasableItem = Pick<
  OpenItemRow,
  'id' | 'open_cents' | 'postponed_vat' | 'released_vat' | 'released_on' | 'released_cents'
>

/**
 * The VAT that waits for the payment of an item waits no more: an entry made all of it due on a day, from which an earlier
 * payment takes it along (`movedByPayment`).
 */
export function releaseVat(db: Db, administrationId: number, item: ReleasableItem, day: string): Promise<unknown> {
  return keep(db, administrationId, item.id, {
    postponed_vat: JSON.stringify([]),
    released_vat: JSON.stringify(addShares(item.released_vat ?? [], item.postponed_vat ?? [])), // zero: nothing was before
    released_on: day,
    released_cents: item.open_cents,
  })
}

/** What of the VAT that a final invoice made due nobody paid: it waits again once that invoice is given back. */
export function unpaidRelease({ released_vat: shares, released_on: day, ...item }: ReleasableItem): VatShare[] {
  if (shares === null || day === null || item.released_cents === null) return []
  return releasedLeft({ shares, day, openCents: item.released_cents }, item.open_cents)
}

/** That VAT waits for the payment of the item again: an entry took it back. */
export function takeReleaseBack(db: Db, administrationId: number, item: ReleasableItem): Promise<unknown> {
  const unpaid = unpaidRelease(item)
  return keep(db, administrationId, item.id, {
    postponed_vat: JSON.stringify(addShares(item.postponed_vat ?? [], unpaid)), // zero: nothing waits
    released_vat: JSON.stringify(addShares(item.released_vat ?? [], negateShares(unpaid))), // zero: nothing was released
    released_on: null,
    released_cents: null,
  })
}

interface Kept {
  readonly postponed_vat: string
  readonly released_vat: string
  readonly released_on: string | null
  readonly released_cents: number | null
}

const keep = (db: Db, administrationId: number, id: number, values: Kept): Promise<unknown> =>
  db
    .updateTable('open_items')
    .set(values)
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .execute()
