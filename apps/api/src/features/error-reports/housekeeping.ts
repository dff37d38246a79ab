import { withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { removeBeyond } from './record-report.ts'

const DAY_MS = 24 * 3_600_000
/** An error that has not been seen for a quarter has been mended. */
const keptMs = 90 * DAY_MS

/** Removes reported errors that have not been seen for long. */
export const errorReportsHousekeepingJob = defineJob<object>({
  name: 'error-reports.housekeeping',
  schedule: '40 3 * * *',
  async run({ services, now }) {
    await withTransaction(services.pool, { kind: 'job' }, async (db) => {
      const before = new Date(now.getTime() - keptMs)
      await db.deleteFrom('error_reports').where('last_seen_at', '<', before).execute()
      await removeBeyond(db)
    })
  },
})
