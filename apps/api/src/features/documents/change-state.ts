import type { DocumentState } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

interface Change {
  readonly documentId: number
  readonly version: number
  readonly to: DocumentState
}

/**
 * Puts a document in another state and answers its new version. Throws `not_found`, `version_conflict`, and `purchase_of_document`
 * when it is the paper of a purchase in the books, which stays processed until that is taken back.
 */
export async function changeState(db: Db, administrationId: number, change: Change): Promise<number> {
  const document = await db
    .selectFrom('documents')
    .select(['version', 'state'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', change.documentId)
    .forUpdate()
    .executeTakeFirst()
  if (!document) throw new ApiError('not_found')
  if (document.version !== change.version) throw new ApiError('version_conflict')
  if (document.state === 'processed' && change.to !== 'processed') {
    await refuseWhenBooked(db, administrationId, change.documentId)
  }
  const { version } = await db
    .updateTable('documents')
    .set({ state: change.to, version: change.version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', change.documentId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

async function refuseWhenBooked(db: Db, administrationId: number, documentId: number): Promise<void> {
  const booked = await db
    .selectFrom('purchases')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('document_id', '=', documentId)
    .where('booked_at', 'is not', null)
    .where('reversed_at', 'is', null)
    .executeTakeFirst()
  if (booked) throw new ApiError('purchase_of_document')
}
