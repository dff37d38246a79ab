import { withTransaction } from '../../../database/transaction.ts'
import { defineJob } from '../../../kernel/job.ts'
import { askEcb } from './ask-ecb.ts'

/** Rows that one statement takes. */
const AT_ONCE = 500

/** Fetches the rates of the day, which are published about 16:00; off where the server has no address for it. */
export const fetchDayRatesJob = defineJob<object>({
  name: 'invoices.day-rates',
  schedule: '45 8,16,18 * * *',
  atStart: true,
  async run({ services }) {
    const { ecbUrl } = services.settings
    if (ecbUrl === null) return
    const rates = await askEcb(ecbUrl)
    await withTransaction(services.pool, { kind: 'job' }, async (db) => {
      for (let start = 0; start < rates.length; start += AT_ONCE) {
        await db
          .insertInto('day_rates')
          .values(rates.slice(start, start + AT_ONCE))
          .onConflict((conflict) => conflict.columns(['currency', 'day']).doNothing())
          .execute()
      }
    })
  },
})
