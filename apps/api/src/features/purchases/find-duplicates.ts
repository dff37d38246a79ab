import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

export type Duplicate = ResponseOf<typeof contract.purchases.duplicates>[number]

export interface DuplicateKey {
  readonly administrationId: number
  readonly contactId: number
  readonly number: string
  /** The purchase itself, which is none. */
  readonly exceptId?: number
}

/** Booked purchases of a supplier with the same number, whatever its capitals and spaces; not what was taken back. */
export async function findDuplicates(db: Db, key: DuplicateKey): Promise<Duplicate[]> {
  const exceptId = key.exceptId ?? 0 // zero: none is left out, since no purchase has this id
  const { rows } = await sql<Duplicate>`
    SELECT id AS "purchaseId", number, invoice_date AS "invoiceDate", gross_cents AS "grossCents"
    FROM purchases
    WHERE administration_id = ${key.administrationId} AND contact_id = ${key.contactId}
      AND lower(replace(number, ' ', '')) = lower(${key.number.replace(/\s/g, '')})
      AND booked_at IS NOT NULL AND reversed_at IS NULL AND id <> ${exceptId}
    ORDER BY invoice_date DESC, id DESC
    LIMIT 5`.execute(db)
  return rows
}
