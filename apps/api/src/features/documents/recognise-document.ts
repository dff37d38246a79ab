import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext } from '../../jobs/job.ts'
import { ReaderClosedError, type DocumentReading } from '../../recognition/document-reader.ts'
import { unreadable, UnreadableError } from '../../recognition/unreadable.ts'
import { keepFailure, keepReading, type ReadFile } from './keep-reading.ts'
import { proposalContext } from './proposal-context.ts'

interface Data {
  readonly administrationId: number
  readonly fileId: number
}

/**
 * Reads a document. Whatever happens in between, it is read once in effect: what is found is kept in one transaction
 * that does nothing when another run was first, and a run that the server stopped begins anew.
 */
export const recogniseJob = defineJob<Data>({
  name: 'documents.recognise',
  heartbeat_s: 15,
  async run(context, data) {
    const file = await begin(context, data)
    if (file === null) return
    try {
      await keepReading(context, file, await read(context, file))
    } catch (error) {
      if (error instanceof UnreadableError) await keepFailure(context, file, error.message)
      else if (error instanceof ReaderClosedError) await queueForLater(context, data)
      else {
        // Nobody waits for what is never tried again.
        if (context.isLastTry) await keepFailure(context, file, unreadable.failed)
        throw error
      }
    }
  },
})

/** Marks the reading as begun; null when it is done already, or failed for good. */
function begin({ services }: JobContext, { administrationId, fileId }: Data): Promise<ReadFile | null> {
  return withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    const begun = await db
      .updateTable('recognitions')
      .set({ state: 'running', progress_percent: 0 })
      .where('administration_id', '=', administrationId)
      .where('file_id', '=', fileId)
      .where('state', 'in', ['queued', 'running'])
      .returning('queued_at')
      .executeTakeFirst()
    if (!begun) return null
    const file = await db
      .selectFrom('files')
      .select(['sha256', 'mime_type'])
      .where('administration_id', '=', administrationId)
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
    return { administrationId, fileId, sha256: file.sha256, mimeType: file.mime_type, queuedAt: begun.queued_at }
  })
}

async function read({ services, today }: JobContext, file: ReadFile): Promise<DocumentReading> {
  const { administrationId, fileId } = file
  const scope = { kind: 'administration', administrationId } as const
  const [bytes, context] = await Promise.all([
    services.files.read(administrationId, file.sha256),
    withRead(services.pool, scope, (db) => proposalContext(db, administrationId, today)),
  ])
  return services.documentReader.read({ bytes, mimeType: file.mimeType, context }, (percent) =>
    withTransaction(services.pool, scope, async (db) => {
      await db
        .updateTable('recognitions')
        .set({ progress_percent: percent })
        .where('administration_id', '=', administrationId)
        .where('file_id', '=', fileId)
        .where('state', '=', 'running')
        .execute()
    }),
  )
}

/** The server is stopping: the next one finds it in the queue at once. */
async function queueForLater({ services, senderFor }: JobContext, data: Data): Promise<void> {
  const scope = { kind: 'administration', administrationId: data.administrationId } as const
  await withTransaction(services.pool, scope, async (db) => {
    await db
      .updateTable('recognitions')
      .set({ state: 'queued', progress_percent: 0 })
      .where('administration_id', '=', data.administrationId)
      .where('file_id', '=', data.fileId)
      .where('state', '=', 'running')
      .execute()
    await senderFor(db).enqueue(recogniseJob, data)
  })
}
