import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { ReadFile } from './keep-reading.ts'

export interface Turn {
  readonly administrationId: number
  /** The turn was begun before, so that what is being read may be what it left. */
  readonly isRetry: boolean
}

/** Marks the file that waited longest as being read; null when none waits. */
export async function beginReading(db: Db, { administrationId, isRetry }: Turn): Promise<ReadFile | null> {
  const states = isRetry ? ['running', 'queued'] : ['queued']
  const { rows } = await sql<{ file_id: number; queued_at: Date; sha256: Buffer; mime_type: string }>`
    UPDATE recognitions r SET state = 'running', progress_percent = 0
    FROM files f
    WHERE r.administration_id = ${administrationId} AND f.administration_id = ${administrationId}
      AND f.id = r.file_id
      AND r.file_id = (
        SELECT file_id FROM recognitions
        WHERE administration_id = ${administrationId} AND state = ANY (${states}::text[])
        ORDER BY state = 'running' DESC, queued_at, file_id
        LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING r.file_id, r.queued_at, f.sha256, f.mime_type`.execute(db)
  const [row] = rows
  if (!row) return null
  const { file_id: fileId, sha256, mime_type: mimeType, queued_at: queuedAt } = row
  return { administrationId, fileId, sha256, mimeType, queuedAt }
}

/** Puts back what was being read, before the others: the server stops. */
export async function putBack(db: Db, { administrationId, fileId, queuedAt }: ReadFile): Promise<void> {
  await db
    .updateTable('recognitions')
    .set({ state: 'queued', progress_percent: 0 })
    .where('administration_id', '=', administrationId)
    .where('file_id', '=', fileId)
    .where('state', '=', 'running')
    .where('queued_at', '=', queuedAt)
    .execute()
}

/** Whether a file of this administration waits to be read. */
export async function isReadingAsked(db: Db, administrationId: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('recognitions')
    .select('file_id')
    .where('administration_id', '=', administrationId)
    .where('state', '=', 'queued')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
