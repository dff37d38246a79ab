import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext, type JobSender } from '../../kernel/job.ts'
import { readAtOnce } from '../../recognition/limits.ts'
import { ReaderClosedError } from '../../recognition/document-reader.ts'
import { unreadable, UnreadableError } from '../../recognition/unreadable.ts'
import { beginReading, isReadingAsked, putBack } from './begin-reading.ts'
import { lockAdministration } from '../administrations/lock-administration.ts'
import { keepFailure, keepReading, type Read, type ReadFile } from './keep-reading.ts'
import { proposalContext } from './proposal-context.ts'

/** Tries after the first, of the queue and of servers that start. */
const RETRY_LIMIT = 5

interface Data {
  readonly administrationId: number
}

/**
 * Reads one document of an administration, the one that waited longest, and lines up for the next as it begins: whoever brings a
 * hundred scans lets somebody else go first after each. Whatever happens in between, a document is read once in effect:
 * what is found is kept in one transaction that does nothing when another run was first, and a run that the server
 * stopped begins anew.
 */
export const recogniseJob = defineJob<Data>({
  name: 'documents.read',
  role: 'recognition',
  takesTurns: true,
  atOnce: readAtOnce(),
  heartbeatSeconds: 10,
  retryDelaySeconds: 1,
  retryLimit: RETRY_LIMIT,
  async run(context, { administrationId }) {
    const file = await begin(context, administrationId)
    // Where two are read at once, the next of this administration lines up now.
    if (file !== null) await lineUpAgain(context, administrationId)
    try {
      if (file !== null) await readFile(context, file)
    } finally {
      await lineUpAgain(context, administrationId)
    }
  },
})

/**
 * Queues a turn of the administration, unless one waits already. The administration is held, so that a run that comes
 * to its end sees what was queued, or what is queued sees that it came to its end.
 */
export async function queueTurn(db: Db, jobs: JobSender, administrationId: number): Promise<void> {
  await lockAdministration(db, administrationId)
  await jobs.enqueue(recogniseJob, { administrationId }, { turn: String(administrationId) })
}

const scopeOf = (administrationId: number) => ({ kind: 'administration', administrationId }) as const

async function begin({ services, jobId }: JobContext, administrationId: number): Promise<ReadFile | null> {
  const serverId = await services.presence.show()
  return withTransaction(services.pool, scopeOf(administrationId), (db) =>
    beginReading(db, { administrationId, serverId, jobId }),
  )
}

async function readFile(context: JobContext, file: ReadFile): Promise<void> {
  // Every server that began it ended.
  if (file.attempt > RETRY_LIMIT + 1) return keepFailure(context, file, unreadable.failed)
  try {
    await keepReading(context, file, await read(context, file))
  } catch (error) {
    if (error instanceof UnreadableError) await keepFailure(context, file, error.message)
    else if (error instanceof ReaderClosedError) {
      await withTransaction(context.services.pool, scopeOf(file.administrationId), (db) => putBack(db, file))
    } else {
      // Nobody waits for what is never tried again.
      if (context.isLastTry) await keepFailure(context, file, unreadable.failed)
      throw error
    }
  }
}

async function lineUpAgain({ services, senderFor }: JobContext, administrationId: number): Promise<void> {
  await withTransaction(services.pool, scopeOf(administrationId), async (db) => {
    await lockAdministration(db, administrationId)
    if (await isReadingAsked(db, administrationId)) await queueTurn(db, senderFor(db), administrationId)
  })
}

async function read({ services, today }: JobContext, file: ReadFile): Promise<Read> {
  const { administrationId, fileId } = file
  const scope = scopeOf(administrationId)
  const [bytes, context] = await Promise.all([
    services.files.read(administrationId, file.sha256),
    withRead(services.pool, scope, (db) => proposalContext(db, administrationId, today)),
  ])
  const begun = services.clock.now()
  const reading = await services.documentReader.read({ bytes, mimeType: file.mimeType, context }, (percent) =>
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
  return { reading, duration_ms: Math.max(0, services.clock.now().getTime() - begun.getTime()) }
}
