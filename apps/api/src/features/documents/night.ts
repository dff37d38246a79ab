import { withRead, withTransaction } from '../../database/transaction.ts'
import type { Kept } from '../../files/file-store.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { queueTurn } from './recognise-document.ts'

/** Longer than any request or reading takes. */
const OLD_MS = 24 * 3_600_000
/** So many unused files at once were not left by crashes: another database is looked at. */
const SUSPICIOUS = 100

/** What accidents leave behind is put right: bytes of files that never came to be, and documents that nobody reads. */
export const documentsNightJob = defineJob<object>({
  name: 'documents.night',
  schedule: '50 3 * * *',
  async run(context) {
    const before = new Date(context.now.getTime() - OLD_MS)
    await context.services.incoming.sweep(before)
    await removeUnused(context, before)
    await readForgotten(context, before)
  },
})

interface Found {
  readonly administrationId: number
  readonly unused: readonly Kept[]
  readonly usedCount: number
}

/** Looks at all before the first is removed: of another database every small administration alone looks innocent. */
async function removeUnused({ services: { files, pool }, log }: JobContext, before: Date): Promise<void> {
  const found: Found[] = []
  for (const administrationId of await files.tenants()) found.push(await findUnused({ files, pool }, administrationId))
  const count = found.reduce((sum, { unused }) => sum + unused.length, 0)
  const usedCount = found.reduce((sum, each) => sum + each.usedCount, 0)
  if (isSuspicious(count, usedCount)) {
    log.error({ count }, 'most files are unknown to the database; none is removed')
    return
  }
  for (const { administrationId, unused, usedCount: ownCount } of found) {
    if (isSuspicious(unused.length, ownCount)) {
      log.error({ administrationId, count: unused.length }, 'most files are unknown to the database; none is removed')
      continue
    }
    const removed = unused.filter((each) => files.removeUnlessPutSince(administrationId, each, before))
    if (removed.length > 0) log.info({ administrationId, count: removed.length }, 'unused files were removed')
  }
}

const isSuspicious = (unusedCount: number, usedCount: number) => unusedCount > SUSPICIOUS && unusedCount > usedCount

async function findUnused({ files, pool }: Pick<Services, 'files' | 'pool'>, administrationId: number): Promise<Found> {
  const kept = await files.list(administrationId)
  const used = await withRead(pool, { kind: 'administration', administrationId }, async (db) => {
    const rows = await db
      .selectFrom('files')
      .select('sha256')
      .where('administration_id', '=', administrationId)
      .execute()
    return new Set(rows.map(({ sha256 }) => sha256.toString('hex')))
  })
  const unused = kept.filter(({ sha256 }) => sha256 === null || !used.has(sha256.toString('hex')))
  return { administrationId, unused, usedCount: used.size }
}

/** What still waits after a day, or was left by a run that never came back, gets a turn. */
async function readForgotten({ services: { pool }, senderFor }: JobContext, before: Date): Promise<void> {
  const forgotten = await withTransaction(pool, { kind: 'job' }, (db) =>
    db
      .updateTable('recognitions')
      .set({ state: 'queued', progress_percent: 0 })
      .where('state', 'in', ['queued', 'running'])
      .where('queued_at', '<', before)
      .returning('administration_id')
      .execute(),
  )
  for (const administrationId of new Set(forgotten.map(({ administration_id: id }) => id))) {
    await withTransaction(pool, { kind: 'administration', administrationId }, (db) =>
      queueTurn(db, senderFor(db), administrationId),
    )
  }
}
