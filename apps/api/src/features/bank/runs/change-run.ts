import type { Selectable } from 'kysely'
import { lockAdministration } from '../../../books/lock-administration.ts'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'
import { ApiError } from '../../../kernel/api-error.ts'

export type Run = Selectable<Schema['bank_runs']>

export interface RunKey {
  readonly administrationId: number
  readonly runId: number
}

interface Change {
  readonly from: readonly Run['state'][]
  readonly to: Run['state']
  readonly endedAt: Date | null
}

/** Moves a run on to another state. Throws `not_found`, and `version_conflict` when it is not where it was thought to be. */
export async function changeRun(db: Db, key: RunKey, { from, to, endedAt }: Change): Promise<void> {
  // One at a time: whatever begins waits here for what ends.
  await lockAdministration(db, key.administrationId)
  const run = await lockRun(db, key)
  if (!run) throw new ApiError('not_found')
  if (!from.includes(run.state)) throw new ApiError('version_conflict')
  if (endedAt === null && (await runAtWork(db, key.administrationId)) !== null) throw new ApiError('version_conflict')
  await db
    .updateTable('bank_runs')
    .set({ state: to, ended_at: endedAt })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.runId)
    .execute()
}

/** The run, held until the transaction ends. */
export const lockRun = (db: Db, { administrationId, runId }: RunKey): Promise<Run | undefined> =>
  db
    .selectFrom('bank_runs')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst()

/** The run that is at work, of which there is one at a time; null when none is. */
export async function runAtWork(db: Db, administrationId: number): Promise<number | null> {
  const atWork = await db
    .selectFrom('bank_runs')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return atWork?.id ?? null
}
