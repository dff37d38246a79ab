import { withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { stopSilentSessions } from './sessions.ts'

/** Ends sessions whose page was closed or lost: nobody says so for them. */
export const closeSilentSessionsJob = defineJob<object>({
  name: 'screenshare.close-silent-sessions',
  schedule: '*/15 * * * *',
  run: ({ services, now }) => withTransaction(services.pool, { kind: 'job' }, (db) => stopSilentSessions(db, now)),
})
