import { sql } from 'kysely'
import { withTransaction } from '../../database/transaction.ts'
import type { JobContext } from '../../kernel/job.ts'
import type { DocumentReading } from '../../recognition/document-reader.ts'
import { insertFile } from '../../files/insert-file.ts'

/** The file that is being read. */
export interface ReadFile {
  readonly administrationId: number
  readonly fileId: number
  readonly sha256: Buffer
  readonly mimeType: string
  /** Which request to read it this is the answer to. */
  readonly queuedAt: Date
  /** The number of the server that reads it. */
  readonly serverId: number
  /** From 1: how often it was begun since. */
  readonly attempt: number
}

/** What was read, and how long that took without the waiting. */
export interface Read {
  readonly reading: DocumentReading
  readonly duration_ms: number
}

/** Keeps what was read, and how long that took, unless another run did so before. */
export async function keepReading(
  { services, now }: JobContext,
  file: ReadFile,
  { reading, duration_ms }: Read,
): Promise<void> {
  const { administrationId, fileId } = file
  const thumbnail = reading.thumbnail && {
    sha256: await services.files.put(administrationId, reading.thumbnail),
    name: 'miniatuur.webp',
    mimeType: 'image/webp',
    sizeBytes: reading.thumbnail.length,
  }
  await withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    const done = await db
      .updateTable('recognitions')
      .set({
        state: 'done',
        progress_percent: 100,
        reader: reading.reader,
        words: reading.words,
        ocr_data: reading.ocrData,
        proposal: reading.proposal,
        supplier_name: reading.summary.supplierName,
        invoice_date: reading.summary.invoiceDate,
        gross_cents: reading.summary.grossCents,
        finished_at: now,
        duration_ms,
      })
      .where('administration_id', '=', administrationId)
      .where('file_id', '=', fileId)
      .where('state', '=', 'running')
      .where('queued_at', '=', file.queuedAt)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) return
    const thumbnailFileId =
      thumbnail && (await insertFile(db, { ...thumbnail, administrationId, createdBy: null, createdAt: now }))
    await db
      .updateTable('documents')
      // A thumbnail that is there already, from a reading that failed later, is as good.
      .set({
        page_count: reading.pageCount,
        thumbnail_file_id: sql`coalesce(thumbnail_file_id, ${thumbnailFileId})`,
      })
      .where('administration_id', '=', administrationId)
      .where('file_id', '=', fileId)
      .execute()
  })
}

/** Keeps why a document cannot be read, in Dutch. */
export async function keepFailure({ services, now }: JobContext, file: ReadFile, failure: string): Promise<void> {
  const { administrationId } = file
  await withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    await db
      .updateTable('recognitions')
      .set({ state: 'failed', failure, finished_at: now })
      .where('administration_id', '=', administrationId)
      .where('file_id', '=', file.fileId)
      .where('state', '=', 'running')
      .where('queued_at', '=', file.queuedAt)
      .execute()
  })
}
