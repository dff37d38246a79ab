import { withRead } from '../../database/transaction.ts'
import { ReceivedFile } from '../../files/incoming.ts'
import type { Services } from '../../kernel/services.ts'
import type { CheckedFile } from './check-upload.ts'
import { refuseWithoutRoom } from './room.ts'

/**
 * Keeps the bytes of a file that is to become a document, before the transaction that makes it one. Throws
 * `free_file_limit` and keeps nothing when it would be refused; what a crash leaves behind is removed at night.
 */
export async function storeDocument(
  { pool, files }: Services,
  administrationId: number,
  { sha256, content }: CheckedFile,
): Promise<void> {
  await withRead(pool, { kind: 'administration', administrationId }, (db) =>
    refuseWithoutRoom(db, administrationId, sha256),
  )
  if (content instanceof ReceivedFile) await files.take(administrationId, content)
  else await files.put(administrationId, content)
}
