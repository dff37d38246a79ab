import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { presentServers } from '../../kernel/presence.ts'
import type { ReadFile } from './keep-reading.ts'

export interface Turn {
  readonly administrationId: number
  readonly serverId: number
  readonly jobId: string
}

/** What a server that is gone was reading; of rows of `recognitions`. */
const isAbandoned = sql<boolean>`state = 'running' AND (read_by IS NULL OR read_by NOT IN (${presentServers}))`

/**
 * Marks the file that waited longest as being read by this server; null when none waits. What an earlier try of the job
 * left, and what a server that is gone was reading, goes before.
 */
export async function beginReading(db: Db, { administrationId, serverId, jobId }: Turn): Promise<ReadFile | null> {
  const { rows } = await sql<BegunRow>`
    UPDATE recognitions r
    SET state = 'running', progress_percent = 0, read_by = ${serverId}, read_job = ${jobId}, attempts = attempts + 1
    FROM stored_files f
    WHERE r.administration_id = ${administrationId} AND f.administration_id = ${administrationId}
      AND f.id = r.file_id
      AND r.file_id = (
        SELECT file_id FROM recognitions
        WHERE administration_id = ${administrationId}
          AND (state = 'queued' OR (state = 'running' AND read_job = ${jobId}) OR ${isAbandoned})
        ORDER BY state = 'running' DESC, queued_at, file_id
        LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING r.file_id, r.queued_at, r.attempts, f.sha256, f.mime_type`.execute(db)
  const [row] = rows
  if (!row) return null
  const { file_id: fileId, sha256, mime_type: mimeType, queued_at: queuedAt, attempts } = row
  return { administrationId, fileId, sha256, mimeType, queuedAt, serverId, attempt: attempts }
}

interface BegunRow {
  readonly file_id: number
  readonly queued_at: Date
  readonly attempts: number
  readonly sha256: Buffer
  readonly mime_type: string
}

/** Puts back what was being read, before the others: the server stops. */
export async function putBack(
  db: Db,
  { administrationId, fileId, queuedAt, serverId, attempt }: ReadFile,
): Promise<void> {
  await db
    .updateTable('recognitions')
    .set({ state: 'queued', progress_percent: 0, attempts: attempt - 1 })
    .where('administration_id', '=', administrationId)
    .where('file_id', '=', fileId)
    .where('state', '=', 'running')
    .where('queued_at', '=', queuedAt)
    .where('read_by', '=', serverId)
    .execute()
}

/** Whether a file of this administration waits to be read. */
export async function isReadingAsked(db: Db, administrationId: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('recognitions')
    .select('file_id')
    .where('administration_id', '=', administrationId)
    .where((expression) => expression.or([expression('state', '=', 'queued'), isAbandoned]))
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** The administrations of which a server that is gone was reading a file. */
export async function findAbandoned(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('recognitions').select('administration_id').distinct().where(isAbandoned).execute()
  return rows.map(({ administration_id: id }) => id)
}
