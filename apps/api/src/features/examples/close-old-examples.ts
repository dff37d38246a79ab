import { withRead, withTransaction } from '../../database/transaction.ts'
import { AuditTrail } from '../../kernel/audit.ts'
import { defineJob } from '../../kernel/job.ts'
import { closeExample } from './close-example.ts'

/** Each night: examples whose days are over go by themselves. */
export const closeOldExamplesJob = defineJob<object>({
  name: 'examples.close-old',
  schedule: '40 0 * * *',
  async run({ services, now, today, jobId }) {
    const { pool, hooks } = services
    const over = await withRead(pool, { kind: 'job' }, (db) =>
      db
        .selectFrom('companies')
        .select('id')
        .where('example_of', 'is not', null)
        .where('removed_at', 'is', null)
        .where('subscription_period_end', '<', today)
        .orderBy('id')
        .execute(),
    )
    for (const { id: administrationId } of over) {
      await withTransaction(pool, { kind: 'administration', administrationId }, async (db, withCommit) => {
        const trail = new AuditTrail({
          userId: null,
          administrationId,
          actingAsUserId: null,
          requestId: jobId,
          address: null,
          at: now,
        })
        await closeExample(db, administrationId, { hooks, now, audit: trail.note })
        trail.note('remove', 'administration', administrationId)
        const notes = trail.statement(db)
        if (notes !== null) withCommit(notes)
      })
    }
  },
})
