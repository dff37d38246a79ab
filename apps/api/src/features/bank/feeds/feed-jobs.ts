import { withRead } from '../../../database/transaction.ts'
import { defineJob, type Job } from '../../../kernel/job.ts'
import type { ConnectionKey } from './connections.ts'
import { FeedError } from './bank-feed.ts'
import { feedOf } from './feed-of.ts'
import { fetchConnection } from './fetch-connection.ts'

/** Fetches the newest lines of one connection. */
export const fetchConnectionJob = defineJob<ConnectionKey>({
  name: 'bank.feed',
  run: ({ services, now, today }, key) => fetchConnection(services, key, { now, today }),
})

/** Fetches what is new everywhere, as often a day as banks have to allow while nobody looks: four times. */
export const fetchFeedsJob = defineJob<object>({
  name: 'bank.feeds',
  schedule: '20 1,7,13,19 * * *',
  async run({ services, now, today, log }) {
    if (services.settings.enableBanking === null) return
    const rows = await withRead(services.pool, { kind: 'job' }, (db) =>
      db.selectFrom('bank_connections').select(['id', 'administration_id']).where('state', '=', 'active').execute(),
    )
    for (const { id: connectionId, administration_id: administrationId } of rows) {
      const key = { administrationId, connectionId }
      await fetchConnection(services, key, { now, today }).catch((error: unknown) =>
        log.error({ err: error, ...key }, 'lines of a bank could not be fetched'),
      )
    }
  },
})

/** Gives a consent back that is no longer used; one that is over needs no giving back. */
export const giveBackConsentJob = defineJob<{ readonly sessionId: string }>({
  name: 'bank.feed-end',
  async run({ services }, { sessionId }) {
    if (services.settings.enableBanking === null) return
    await feedOf(services)
      .end(sessionId)
      .catch((error: unknown) => {
        if (!(error instanceof FeedError && error.failure === 'consent_ended')) throw error
      })
  },
})

/** What is fetched at banks by itself. */
export const feedJobs: readonly Job[] = [fetchConnectionJob, fetchFeedsJob, giveBackConsentJob]
