import { withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { lockWithReferences } from '../administrations/lock-administration.ts'
import { readyForRemovalAt } from './request-removal.ts'

/** Gives a request its day. One that was withdrawn meanwhile stays withdrawn. */
export const processRemovalJob = defineJob<{ administrationId: number }>({
  name: 'administrations.process-removal',
  async run({ services }, { administrationId }) {
    await withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
      const row = await lockWithReferences(db, administrationId)
      if (!row?.removal_requested_at || row.removal_ready_at !== null) return
      const readyAt = readyForRemovalAt(row.removal_requested_at)
      await changeAdministration(db, administrationId, { removal_ready_at: readyAt })
    })
  },
})
