import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext } from '../../jobs/job.ts'
import { queueTurn } from './recognise-document.ts'

/** Longer than any request or reading takes. */
const old_ms = 24 * 3_600_000
/** So many unused files at once were not left by crashes: another database is looked at. */
const suspicious = 100

/** What accidents leave behind is put right: bytes of files that never came to be, and documents that nobody reads. */
export const documentsNightJob = defineJob<object>({
  name: 'documents.night',
  schedule: '50 3 * * *',
  async run(context) {
    const before = new Date(context.now.getTime() - old_ms)
    for (const administrationId of await context.services.files.tenants()) {
      await removeUnused(context, administrationId, before)
    }
    await readForgotten(context, before)
  },
})

async function removeUnused({ services: { files, pool }, log }: JobContext, administrationId: number, before: Date) {
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
  if (unused.length > suspicious && unused.length > used.size) {
    log.error({ administrationId, count: unused.length }, 'most files are unknown to the database; none is removed')
    return
  }
  const removed = unused.filter((each) => files.removeUnlessPutSince(administrationId, each, before))
  if (removed.length > 0) log.info({ administrationId, count: removed.length }, 'unused files were removed')
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
