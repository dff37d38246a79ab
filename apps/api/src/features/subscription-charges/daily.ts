import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import type { Creditor } from '../../config/creditor.ts'
import { chargePeriod } from './charge-period.ts'
import { mailInvoiceJob } from './mail-invoice.ts'

/**
 * Once a day, after periods were renewed: charges each running period that is collected, in a transaction of its own. A server
 * that was off begins with it, and finds what was charged before.
 */
export const chargeSubscriptionsJob = defineJob<object>({
  name: 'subscription-charges.daily',
  schedule: '40 0 * * *',
  atStart: true,
  async run(context) {
    const { services, today, log } = context
    const { creditor } = services.settings
    if (creditor === null) return
    const payers = await withRead(services.pool, { kind: 'job' }, (db) =>
      db
        .selectFrom('companies')
        .select('id')
        .where('payment_method', '=', 'COLLECTION')
        .where('subscription_period_end', '>=', today)
        .where('removed_at', 'is', null)
        .where('example_of', 'is', null)
        .orderBy('id')
        .execute(),
    )
    const failed: number[] = []
    for (const { id } of payers) {
      // One that fails must not keep the others from their day. The job fails after all, and is tried again.
      await charge(context, creditor, id).catch((error: unknown) => {
        log.error({ err: error, administrationId: id }, 'charging a subscription failed')
        failed.push(id)
      })
    }
    if (failed.length > 0)
      throw new Error(`charging failed for ${failed.length} of ${payers.length}: ${failed.join(', ')}`)
  },
})

async function charge(context: JobContext, creditor: Creditor, administrationId: number): Promise<void> {
  const { services, now, today } = context
  const scope = { kind: 'administration', administrationId } as const
  const jobs = await withTransaction(services.pool, scope, async (db) => {
    const sender = context.senderFor(db)
    const isCharged = await chargePeriod(db, { jobs: sender, creditor, administrationId, now, today })
    return isCharged ? sender : null
  })
  jobs?.wake()
}

/** What the queue does for charges. */
export const subscriptionChargeJobs = [chargeSubscriptionsJob, mailInvoiceJob]
