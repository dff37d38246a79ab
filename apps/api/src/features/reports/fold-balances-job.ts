import { administrationsToFold, foldBalances } from '../../books/fold-balances.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'

/**
 * Folds what was posted into the kept balances, each administration in a transaction of its own. When it stops, reports are
 * as right as before and only slower.
 */
export const foldBalancesJob = defineJob<object>({
  name: 'balances.fold',
  schedule: '* * * * *',
  async run({ services: { pool } }) {
    for (const administrationId of await withRead(pool, { kind: 'job' }, administrationsToFold)) {
      await withTransaction(pool, { kind: 'administration', administrationId }, foldBalances)
    }
  },
})
