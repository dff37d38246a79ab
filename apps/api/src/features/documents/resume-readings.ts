import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { findAbandoned } from './begin-reading.ts'
import { queueTurn } from './recognise-document.ts'

/**
 * Takes up what a server was reading when it was killed as soon as one starts, without waiting until the queue misses
 * it. What another server reads now is left alone. Looked for now and then too: killed at its last try, no server may
 * start for long, and the queue has given up.
 */
export const resumeReadingsJob = defineJob<object>({
  name: 'documents.resume',
  atStart: true,
  schedule: '*/5 * * * *',
  async run({ services: { pool }, senderFor }) {
    for (const administrationId of await withRead(pool, { kind: 'job' }, findAbandoned)) {
      const sender = await withTransaction(pool, { kind: 'administration', administrationId }, async (db) => {
        const inTransaction = senderFor(db)
        await queueTurn(db, inTransaction, administrationId)
        return inTransaction
      })
      sender.wake()
    }
  },
})
