import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { refreshPayment, type KeptPayment } from './settle-payment.ts'

const DAY_MS = 86_400_000
/** A payment by bank transfer may wait for so long. */
const WAITS_DAYS = 100
/** A direct debit can be taken back for so long, thirteen months where it was not allowed; asked once a day. */
const MAY_RETURN_DAYS = 180
const MOST_AT_ONCE = 200

/** Asks after payments of which nothing was heard: a call of the provider may be lost, or this server may have been off. */
export const fetchPaymentsJob = defineJob<object>({
  name: 'online-payments.fetch',
  schedule: '*/10 * * * *',
  atStart: true,
  async run({ services, now, log }) {
    for (const kept of await chosen(services.pool, now)) {
      await refreshPayment(services, kept, now).catch((error: unknown) =>
        log.error({ err: error, paymentId: kept.id }, 'an online payment could not be asked after'),
      )
    }
  },
})

/**
 * Those that wait, and those that landed and may go back; who was asked after longest ago comes first, so that payments of
 * which the provider says nothing hold up no others.
 */
function chosen(pool: Parameters<typeof withRead>[0], now: Date): Promise<KeptPayment[]> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return withTransaction(pool, { kind: 'job' }, async (db) => {
    const rows = await db
      .selectFrom('online_payments')
      .selectAll()
      .where('provider_id', 'is not', null)
      .where((is) =>
        is.or([
          is.and([is('status', 'in', ['open', 'pending', 'authorized']), is('created_at', '>=', before(WAITS_DAYS))]),
          is.and([
            is('status', '=', 'paid'),
            is('paid_at', '>=', before(MAY_RETURN_DAYS)),
            is.or([is('asked_at', 'is', null), is('asked_at', '<', before(1))]),
          ]),
        ]),
      )
      .orderBy('asked_at', (order) => order.asc().nullsFirst())
      .orderBy('id')
      .limit(MOST_AT_ONCE)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await db.updateTable('online_payments').set({ asked_at: now }).where('id', 'in', ids).execute()
    return rows
  })
}
