import type { Db } from '../../database/db.ts'

/** Whether a purchase was made of a document and not taken back. */
export async function hasPurchase(db: Db, administrationId: number, documentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('purchases')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('document_id', '=', documentId)
    .where('booked_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('reversed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
