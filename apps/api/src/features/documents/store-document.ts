import { withRead } from '../../database/transaction.ts'
import { sha256Of } from '../../files/file-store.ts'
import type { Services } from '../../kernel/services.ts'
import type { CheckedFile } from './check-upload.ts'
import { refuseWithoutRoom } from './room.ts'
import type { StoredFile } from './keep-document.ts'

/**
 * Keeps the bytes of a file that is to become a document, before the transaction that makes it one. Throws
 * `free_file_limit` and keeps nothing when it would be refused; what a crash leaves behind is removed at night.
 */
export async function storeDocument(
  { pool, files }: Services,
  administrationId: number,
  file: CheckedFile,
): Promise<StoredFile> {
  const sha256 = sha256Of(file.bytes)
  await withRead(pool, { kind: 'administration', administrationId }, (db) =>
    refuseWithoutRoom(db, administrationId, sha256),
  )
  return { ...file, sha256: await files.put(administrationId, file.bytes) }
}
