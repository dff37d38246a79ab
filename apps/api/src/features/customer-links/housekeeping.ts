import { withTransaction } from '../../database/transaction.ts'
import { removeOldCustomerSessions } from '../../kernel/customer-sessions.ts'
import { defineJob } from '../../kernel/job.ts'

/** How long what has expired can still say so, instead of not being known. */
const TOLD_MS = 180 * 24 * 3_600_000

/** Removes keys and sessions of customers' pages that expired long ago. */
export const customerLinksHousekeepingJob = defineJob<object>({
  name: 'customer-links.housekeeping',
  schedule: '40 3 * * *',
  async run({ services, now }) {
    const before = new Date(now.getTime() - TOLD_MS)
    await withTransaction(services.pool, { kind: 'job' }, async (db) => {
      await removeOldCustomerSessions(db, before)
      await db.deleteFrom('customer_keys').where('expires_at', '<=', before).execute()
    })
  },
})
