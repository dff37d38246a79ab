import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { checkFiles } from './check-files.ts'
import { compareFiles, type ComparedFiles } from './compare-files.ts'
import { queueTurn } from './recognise-document.ts'

/** Longer than any request or reading takes. */
const OLD_MS = 24 * 3_600_000
/** So many unused files at once were not left by crashes: another database is looked at. */
const SUSPICIOUS = 100

/**
 * What accidents leave behind is put right: bytes of files that never came to be, and documents that nobody reads. What
 * cannot be put right, bytes that are gone or were changed, is told to who runs the server.
 */
export const documentsNightJob = defineJob<object>({
  name: 'documents.night',
  schedule: '50 3 * * *',
  async run(context) {
    const before = new Date(context.now.getTime() - OLD_MS)
    await context.services.incoming.sweep(before)
    await context.services.files.links?.sweep(before)
    await repairFiles(context, before)
    await readForgotten(context, before)
  },
})

/** Looks at all before the first is removed: of another database every small administration alone looks innocent. */
async function repairFiles(context: JobContext, before: Date): Promise<void> {
  const { services, log } = context
  const found: ComparedFiles[] = []
  for (const administrationId of await filesOwners(context)) found.push(await compareFiles(services, administrationId))
  const count = found.reduce((sum, { unused }) => sum + unused.length, 0)
  const usedCount = found.reduce((sum, { used }) => sum + used.size, 0)
  if (isSuspicious(count, usedCount)) {
    log.error({ count }, 'most files are unknown to the database; none is removed')
    return
  }
  for (const each of found) {
    for (const kept of each.toPutBack) await services.files.putBack(each.administrationId, kept)
    await removeUnused(context, each, before)
    await checkFiles(context, each)
  }
}

/** Who has files by the store, and by the database: of the latter everything may be gone. */
async function filesOwners({ services: { files, pool } }: JobContext): Promise<ReadonlySet<number>> {
  const rows = await withRead(pool, { kind: 'job' }, (db) =>
    db.selectFrom('stored_files').select('administration_id').distinct().execute(),
  )
  return new Set([...(await files.tenants()), ...rows.map(({ administration_id: id }) => id)])
}

async function removeUnused({ services: { files }, log }: JobContext, found: ComparedFiles, before: Date) {
  const { administrationId, unused, used } = found
  if (isSuspicious(unused.length, used.size)) {
    log.error({ administrationId, count: unused.length }, 'most files are unknown to the database; none is removed')
    return
  }
  let count = 0
  for (const kept of [...unused, ...found.aside])
    if (await files.removeUnlessPutSince(administrationId, kept, before)) count += 1
  if (count > 0) log.info({ administrationId, count }, 'unused files were removed')
}

const isSuspicious = (unusedCount: number, usedCount: number) => unusedCount > SUSPICIOUS && unusedCount > usedCount

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
