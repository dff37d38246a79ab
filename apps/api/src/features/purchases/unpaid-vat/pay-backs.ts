import type { Selectable } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'

export type PayBack = Selectable<Schema['unpaid_vat']>

/** VAT of a purchase that was paid back and not wholly deducted again. */
export function currentPayBack(db: Db, administrationId: number, purchaseId: number): Promise<PayBack | undefined> {
  return db
    .selectFrom('unpaid_vat')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('purchase_id', '=', purchaseId)
    .where('left_cents', '>', 0)
    .executeTakeFirst()
}
