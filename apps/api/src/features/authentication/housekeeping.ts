import { withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { removeOldAttempts } from '../../kernel/attempts.ts'
import { removeOldKeys } from '../../kernel/idempotency.ts'
import { removeExpiredSessions } from '../../kernel/session-store.ts'

const DAY_MS = 24 * 3_600_000
/** How long an answer is kept for a request that comes again. */
const idempotencyKeysMs = 2 * DAY_MS
/** Counters of failed attempts matter for minutes. */
const attemptsMs = DAY_MS

/** How long a link that no longer works can still say why. */
const mailedLinksMs = DAY_MS

/** Removes what has expired and is only in the way: sessions, challenges, links, counters, kept answers. */
export const housekeepingJob = defineJob<object>({
  name: 'authentication.housekeeping',
  schedule: '20 3 * * *',
  async run({ services, now }) {
    const ago = (duration_ms: number) => new Date(now.getTime() - duration_ms)
    await withTransaction(services.pool, { kind: 'job' }, async (db) => {
      await removeExpiredSessions(db, now)
      await db.deleteFrom('second_factor_challenges').where('expires_at', '<=', now).execute()
      await db.deleteFrom('mailed_links').where('expires_at', '<=', ago(mailedLinksMs)).execute()
      await removeOldAttempts(db, ago(attemptsMs))
      await removeOldKeys(db, ago(idempotencyKeysMs))
    })
  },
})
