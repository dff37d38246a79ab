import type { FeatureHooks } from '../../kernel/hooks.ts'
import { stopRunning } from './timers.ts'

/** Timers stop where their user could not stop them any more. */
export const timerHooks = {
  roleEnds: async (db, { administrationId, userId }, now) => {
    await stopRunning(db, { administrationId, userId }, now)
  },
  booksBecomeReadOnly: async (db, { administrationId }, now) => {
    await db
      .updateTable('timers')
      .set({ stopped_at: now })
      .where('administration_id', '=', administrationId)
      .where('stopped_at', 'is', null)
      .execute()
  },
} satisfies FeatureHooks
