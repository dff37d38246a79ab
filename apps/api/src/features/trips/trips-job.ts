import { withRead, withTransaction } from '../../database/transaction.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { mayNotChange } from '../subscriptions/may-not-change.ts'
import { bookMonth } from './book-month.ts'
import { dueMonths, type DueMonth } from './due-months.ts'

/**
 * Books the trips of every month that is over, also of months in which no server ran; each in a transaction of its own, so that
 * one that cannot be booked holds up no other.
 */
export const tripsJob = defineJob<object>({
  name: 'trips.book',
  schedule: '50 4 * * *',
  atStart: true,
  async run(context) {
    const failed: number[] = []
    const months = await withRead(context.services.pool, { kind: 'job' }, (db) => dueMonths(db, context.today))
    for (const month of months) {
      await bookOne(context, month).catch((error: unknown) => {
        context.log.error({ err: error, ...month }, 'a month of trips could not be booked')
        failed.push(month.administrationId)
      })
    }
    if (failed.length > 0) throw new Error(`trips failed in: ${failed.join(', ')}`)
  },
})

function bookOne({ services, now, today }: JobContext, month: DueMonth): Promise<void> {
  const { administrationId, userId: whose, monthEnd } = month
  return withTransaction(services.pool, { kind: 'administration', administrationId }, async (db) => {
    if (await mayNotChange(db, administrationId, today)) return
    const { cents } = await bookMonth(db, { administrationId, userId: null, now }, month)
    if (cents === 0) return
    await recordAudit(db, {
      action: 'book',
      entity: 'trips',
      entityId: null,
      details: { whose, monthEnd, cents },
      administrationId,
      userId: null,
      at: now,
    })
  })
}
