import type { contract, KeptTimer, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { startTimer, stopTimer, type TimerOwner, type TimerPurpose } from './timers.ts'
import { assertOpenProject } from '../hours/assert-writable.ts'

type Synced = ResponseOf<typeof contract.timers.sync>

const SECOND_MS = 1000

/**
 * Does what a browser kept while it had no connection, as of then by the clock of the server: how long ago is what both
 * clocks agree on. Throws `not_found` for a timer to stop that is not theirs.
 */
export async function syncTimer(db: Db, owner: TimerOwner, kept: KeptTimer, now: Date): Promise<Synced> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * SECOND_MS)
  if (kept.kind === 'stop') {
    const { timer } = await stopTimer(db, owner, kept.timerId, { stoppedAt: ago(kept.stoppedSecondsAgo), now })
    return { ...timer, stoppedElsewhere: null }
  }
  const { key: clientKey, startedSecondsAgo, stoppedSecondsAgo } = kept
  // Of a stop before its start nothing was worked.
  const stoppedAt = stoppedSecondsAgo === null ? null : ago(Math.min(stoppedSecondsAgo, startedSecondsAgo))
  const purpose = await purposeOf(db, owner, kept)
  return startTimer(db, owner, { purpose, startedAt: ago(startedSecondsAgo), stoppedAt, clientKey }, now)
}

/** Time that was worked is not lost because its project was closed meanwhile: somebody says later what it was for. */
async function purposeOf(
  db: Db,
  owner: TimerOwner,
  { projectId, taskId, note }: Extract<KeptTimer, { kind: 'start' }>,
): Promise<TimerPurpose | null> {
  if (projectId === null) return null
  try {
    await assertOpenProject(db, owner, { projectId, taskId })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
  return { projectId, taskId, note: note ?? '' } // zero: nothing was noted
}
