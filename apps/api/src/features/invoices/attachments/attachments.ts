import type { InvoiceAttachment } from '@klopt/api-client/contract'
import { MAX_ATTACHMENTS_BYTES } from '@klopt/api-client/schemas'
import type { Db } from '../../../database/db.ts'
import { insertFile, type NewFile } from '../../../files/insert-file.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { loadInvoice, type InvoiceKey } from '../load-invoice.ts'

/** A file that goes along, with where its bytes are. */
export interface KeptAttachment extends InvoiceAttachment {
  readonly fileId: number
  readonly mimeType: string
  readonly sha256: Buffer
}

/** The files that go along with the next mail of an invoice, the first one first. */
export async function attachmentsOf(db: Db, { administrationId, invoiceId }: InvoiceKey): Promise<KeptAttachment[]> {
  return db
    .selectFrom('invoice_attachments as a')
    .innerJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'a.administration_id').onRef('f.id', '=', 'a.file_id'),
    )
    .select([
      'a.id',
      'a.file_id as fileId',
      'f.name',
      'f.size_bytes as sizeBytes',
      'f.mime_type as mimeType',
      'f.sha256',
    ])
    .where('a.administration_id', '=', administrationId)
    .where('a.invoice_id', '=', invoiceId)
    .orderBy('a.id')
    .execute()
}

/**
 * Lets a stored file go along, under a lock on the invoice, so that two at once cannot be too large together. One that is
 * there already is answered. Throws `not_found` or `attachments_too_large`.
 */
export async function addAttachment(
  db: Db,
  key: InvoiceKey,
  file: Omit<NewFile, 'administrationId'>,
): Promise<{ id: number; isNew: boolean }> {
  await loadInvoice(db, key, { forUpdate: true })
  const present = await attachmentsOf(db, key)
  const same = present.find(({ name, sha256 }) => name === file.name && sha256.equals(file.sha256))
  if (same) return { id: same.id, isNew: false }
  const together = present.reduce((sum, { sizeBytes }) => sum + sizeBytes, file.sizeBytes)
  if (together > MAX_ATTACHMENTS_BYTES) throw tooLarge(present.length > 0)
  const fileId = await insertFile(db, { ...file, administrationId: key.administrationId })
  const { id } = await db
    .insertInto('invoice_attachments')
    .values({
      administration_id: key.administrationId,
      invoice_id: key.invoiceId,
      file_id: fileId,
      created_at: file.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: true }
}

/** Lets a file go along no more. Answers whether it did; throws `not_found` for another invoice. */
export async function removeAttachment(db: Db, key: InvoiceKey, attachmentId: number): Promise<boolean> {
  await loadInvoice(db, key, { forUpdate: true })
  const { numDeletedRows } = await db
    .deleteFrom('invoice_attachments')
    .where('administration_id', '=', key.administrationId)
    .where('invoice_id', '=', key.invoiceId)
    .where('id', '=', attachmentId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function tooLarge(hasOthers: boolean): ApiError {
  const content = hasOthers
    ? 'Samen mogen de bijlagen hoogstens 10 MB zijn. Verwijder een bijlage of kies een kleiner bestand.'
    : 'Een bijlage mag hoogstens 10 MB zijn. Kies een kleiner bestand.'
  return new ApiError('attachments_too_large', { fields: { content } })
}
