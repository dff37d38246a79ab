import type { DocumentState } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import type { JobSender } from '../../kernel/job.ts'
import { insertFile } from '../../files/insert-file.ts'
import type { CheckedFile } from './check-upload.ts'
import { lockAdministration } from '../administrations/lock-administration.ts'
import { queueRecognition } from './queue-recognition.ts'
import { findByContent, refuseWithoutRoom } from './room.ts'

/** What is kept of a checked file whose bytes are in the store already. */
export type StoredFile = Omit<CheckedFile, 'content'>

export interface Arrival {
  readonly administrationId: number
  readonly now: Date
  readonly source: 'upload' | 'mail'
  /** Null for what came by mail. */
  readonly userId: number | null
  /** The address a mail came from. */
  readonly sender: string | null
}

export interface KeptDocument {
  readonly id: number
  readonly fileId: number
  /** The same content was there: this is that document. */
  readonly isDuplicate: boolean
  readonly state: DocumentState
}

/**
 * Makes a document of a stored file and queues its reading, all in the caller's transaction. The same content again
 * answers the document that is there. Throws `free_file_limit`. Arrivals of one administration wait for each other, so
 * that neither twins nor a file over the limit slip through.
 */
export async function keepDocument(db: Db, jobs: JobSender, arrival: Arrival, file: StoredFile): Promise<KeptDocument> {
  const { administrationId } = arrival
  await lockAdministration(db, administrationId)
  const known = await findByContent(db, administrationId, file.sha256)
  if (known) return { id: known.id, fileId: known.file_id, state: known.state, isDuplicate: true }
  await refuseWithoutRoom(db, administrationId, file.sha256)
  const { id, fileId } = await insertDocument(db, arrival, file, null)
  await queueRecognition(db, jobs, { administrationId, fileId, now: arrival.now })
  return { id, fileId, state: 'unprocessed', isDuplicate: false }
}

/** Keeps a stored file as a document that waits; nothing reads it yet. `pageCount` is null until somebody counted. */
export async function insertDocument(
  db: Db,
  arrival: Arrival,
  file: StoredFile,
  pageCount: number | null,
): Promise<{ id: number; fileId: number }> {
  const fileId = await insertFile(db, {
    administrationId: arrival.administrationId,
    sha256: file.sha256,
    name: file.name,
    mimeType: file.mimeType,
    sizeBytes: file.size_bytes,
    createdBy: arrival.userId,
    createdAt: arrival.now,
  })
  const { id } = await db
    .insertInto('documents')
    .values({
      administration_id: arrival.administrationId,
      file_id: fileId,
      sha256: file.sha256,
      source: arrival.source,
      sender: arrival.sender,
      page_count: pageCount,
      thumbnail_file_id: null,
      created_by: arrival.userId,
      created_at: arrival.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, fileId }
}
