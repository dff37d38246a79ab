import { withTransaction } from '../../../database/transaction.ts'
import { defineJob, promptly, type JobContext } from '../../../kernel/job.ts'
import { bookPart } from './book-part.ts'
import { lockRun, type RunKey } from './change-run.ts'
import { undoPart } from './undo-part.ts'

/**
 * Books all lines that are certain, or takes back what was booked so, part by part: each part is a transaction with how far it came,
 * so that whoever books at the same moment waits for one part alone, and a server that goes on after another one was killed does
 * nothing twice.
 */
export const certainRunJob = defineJob<RunKey>({
  name: 'bank.certain',
  ...promptly,
  async run(context, key) {
    try {
      while (await doPart(context, key)) continue
    } catch (error) {
      if (context.isLastTry) await giveUp(context, key)
      throw error
    }
  },
})

/** One part of it; whether there is more to do. */
function doPart({ services, now }: JobContext, key: RunKey): Promise<boolean> {
  const { administrationId } = key
  return withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    const run = await lockRun(db, key)
    if (run?.state === 'running') return bookPart(db, run, now)
    if (run?.state === 'undoing') return undoPart(db, run, now)
    return false
  })
}

/** Nobody waits for what is never tried again; what was booked stays, and can be taken back. */
function giveUp({ services, now }: JobContext, key: RunKey): Promise<void> {
  const { administrationId } = key
  return withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    await db
      .updateTable('bank_runs')
      .set({ state: 'failed', ended_at: now })
      .where('administration_id', '=', administrationId)
      .where('id', '=', key.runId)
      .where('ended_at', 'is', null)
      .execute()
  })
}
