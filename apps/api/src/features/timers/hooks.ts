import type { FeatureHooks } from '../../kernel/hooks.ts'
import { stopRunning } from './timers.ts'
import { timerById, writeTimerIfItCan } from './write-timer.ts'

/** Timers stop where their user could not stop them any more. */
export const timerHooks = {
  roleEnds: async (db, { administrationId, userId }, now) => {
    for (const { id } of await stopRunning(db, { administrationId, userId }, now)) {
      await writeTimerIfItCan(db, await timerById(db, administrationId, id), now)
    }
  },
  booksBecomeReadOnly: async (db, { administrationId }, now) => {
    const stopped = await db
      .updateTable('timers')
      .set({ stopped_at: now })
      .where('administration_id', '=', administrationId)
      .where('stopped_at', 'is', null)
      .returning('id')
      .execute()
    for (const { id } of stopped) await writeTimerIfItCan(db, await timerById(db, administrationId, id), now)
  },
} satisfies FeatureHooks
