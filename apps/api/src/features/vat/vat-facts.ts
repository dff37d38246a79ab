import { vatSums, type VatSum } from '../../books/vat-sums.ts'
import type { Db } from '../../database/db.ts'
import type { ReturnLines } from './return-lines.ts'

/** What the lines of a return say about VAT, summed per code and kind. */
export const vatFacts = (db: Db, administrationId: number, lines: ReturnLines): Promise<VatSum[]> =>
  vatSums(db, administrationId, lines)

/** VAT (payable minus reclaimable) of the lines of a return that belong to an earlier period. */
export function lateVatCents(facts: readonly VatSum[]): number {
  return facts.reduce(
    (total, { isLate, vatKind, balanceCents }) => total + (isLate && vatKind !== 'base' ? balanceCents : 0),
    0,
  )
}
