import { withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'

/** Removes registrations whose link works no longer. */
export const registrationsHousekeepingJob = defineJob<object>({
  name: 'registrations.housekeeping',
  schedule: '25 3 * * *',
  async run({ services, now }) {
    await withTransaction(services.pool, { kind: 'job' }, async (db) => {
      await db.deleteFrom('registrations').where('expires_at', '<=', now).execute()
    })
  },
})
