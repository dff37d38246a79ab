import { withRead } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { refreshPayment } from './settle-payment.ts'

/** A payment that was not finished in so many days is over at every provider. */
const WAITS_DAYS = 30
const MOST_AT_ONCE = 200

/** Asks after payments of which nothing was heard: a call of the provider may be lost, or this server may have been off. */
export const fetchPaymentsJob = defineJob<object>({
  name: 'online-payments.fetch',
  schedule: '*/10 * * * *',
  atStart: true,
  async run({ services, now, log }) {
    if (services.settings.mollieKey === null) return
    const since = new Date(now.getTime() - WAITS_DAYS * 86_400_000)
    const waiting = await withRead(services.pool, { kind: 'job' }, (db) =>
      db
        .selectFrom('online_payments')
        .selectAll()
        .where('status', 'in', ['open', 'pending', 'authorized'])
        .where('provider_id', 'is not', null)
        .where('created_at', '>=', since)
        .orderBy('created_at')
        .limit(MOST_AT_ONCE)
        .execute(),
    )
    for (const kept of waiting) {
      await refreshPayment(services, kept, now).catch((error: unknown) =>
        log.error({ err: error, paymentId: kept.id }, 'an online payment could not be asked after'),
      )
    }
  },
})
