import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { FileAnswer } from '../../kernel/answer.ts'
import type { SecretBox } from '../../security/secret-box.ts'
import { readAttachment } from '../tickets/attachments.ts'
import { lockTransfer } from './lock-transfer.ts'

type Wire = BodyOf<typeof contract.mainUserTransfers.addDocument>

interface Of {
  readonly administrationId: number
  readonly transferId: number
}

/**
 * Keeps a side of an identity document, encrypted, until it is seen; one of the same side goes. Throws
 * `identity_not_masked`, `file_type_invalid`, `too_large`, and `not_found` for a transfer of somebody else.
 */
export async function addDocument(
  db: Db,
  secretBox: SecretBox,
  { administrationId, transferId, userId }: Of & { readonly userId: number },
  { type, side, bsnIsMasked, photoIsMasked, content }: Wire,
  now: Date,
): Promise<void> {
  if (!bsnIsMasked || !photoIsMasked) throw new ApiError('identity_not_masked')
  const { mimeType } = readAttachment({ content, name: `${type}-${side}` })
  const transfer = await lockTransfer(db, transferId, administrationId)
  if (transfer.asked_by !== userId) throw new ApiError('not_found')
  const ofTransfer = { administration_id: administrationId, transfer_id: transferId, side }
  await db
    .deleteFrom('identity_documents')
    .where((is) => is.and(ofTransfer))
    .execute()
  await db
    .insertInto('identity_documents')
    .values({
      ...ofTransfer,
      type,
      mime_type: mimeType,
      content: secretBox.seal(content),
      added_at: now,
      opened_by: null,
      opened_at: null,
    })
    .execute()
}

/** Takes the content of a document out, for the one time that it is seen. Throws `not_found`, `identity_document_opened`. */
export async function openDocument(
  db: Db,
  secretBox: SecretBox,
  { transferId, documentId, userId, now }: { transferId: number; documentId: number; userId: number; now: Date },
): Promise<FileAnswer & { readonly administrationId: number }> {
  const { administration_id: administrationId } = await lockTransfer(db, transferId)
  const row = await db
    .selectFrom('identity_documents')
    .select(['id', 'type', 'side', 'mime_type', 'content'])
    .where('administration_id', '=', administrationId)
    .where('transfer_id', '=', transferId)
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (row.content === null) throw new ApiError('identity_document_opened')
  await db
    .updateTable('identity_documents')
    .set({ content: null, opened_by: userId, opened_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', documentId)
    .execute()
  const extension = row.mime_type.split('/').at(-1)
  return {
    administrationId,
    name: `${row.type}-${row.side}.${extension}`.toLowerCase(),
    mimeType: row.mime_type,
    content: Buffer.from(secretBox.open(row.content), 'base64'),
  }
}
