import type { Db } from '../../../database/db.ts'
import type { LoadedPurchase } from '../load-purchase.ts'
import { othersDetails, type FoundSupplier, type SupplierDetails } from './find-supplier.ts'
import { supplierDifferences } from './supplier-differences.ts'

/** What is to be asked about the contact a document was matched with: what no booking in its name answered before. */
export async function openDifferences(
  db: Db,
  administrationId: number,
  printed: SupplierDetails,
  contact: FoundSupplier | null,
) {
  const differences = supplierDifferences(printed, contact)
  if (contact === null || differences.length === 0) return differences
  const answers = await db
    .selectFrom('supplier_answers')
    .select(['field', 'printed'])
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contact.id)
    .execute()
  return supplierDifferences(printed, contact, answers)
}

/**
 * Remembers what a paper that is booked in the name of a contact says of it: whoever books it has said that it is this
 * one, and is not asked the same of its next paper. Another name or number is asked about as before.
 */
export async function rememberAnswers(
  db: Db,
  { administrationId, now }: { administrationId: number; now: Date },
  { row }: LoadedPurchase,
): Promise<void> {
  const { contact_id: contactId, document_id: documentId } = row
  if (contactId === null || documentId === null) return
  const read = await db
    .selectFrom('documents as d')
    .innerJoin('recognitions as r', (join) =>
      join.onRef('r.administration_id', '=', 'd.administration_id').onRef('r.file_id', '=', 'd.file_id'),
    )
    .innerJoin('trading_partners as c', (join) =>
      join.onRef('c.administration_id', '=', 'd.administration_id').on('c.id', '=', contactId),
    )
    .select(['r.proposal', 'c.name', 'c.kvk_number as kvkNumber', 'c.vat_number as vatNumber'])
    .where('d.administration_id', '=', administrationId)
    .where('d.id', '=', documentId)
    .executeTakeFirst()
  if (!read?.proposal) return
  const printed = await othersDetails(db, administrationId, read.proposal.supplier)
  const values = supplierDifferences(printed, read).map((difference) => ({
    administration_id: administrationId,
    contact_id: contactId,
    field: difference.field,
    printed: difference.printed,
    created_at: now,
  }))
  if (values.length === 0) return
  await db
    .insertInto('supplier_answers')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
