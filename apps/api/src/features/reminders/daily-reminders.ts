import { withRead, withTransaction } from '../../database/transaction.ts'
import { hourOf } from '../../kernel/clock.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { mayNotChange } from '../subscriptions/may-not-change.ts'
import { dueLetters } from './show-reminders.ts'
import { sendDueLetters } from './send-letter.ts'

/**
 * Each hour, for who lets letters go out by themselves, from the hour they chose: what is due today, in a transaction per
 * contact, so that one that fails holds up no other. A server that was off begins with it, and finds what another sent.
 */
export const dailyRemindersJob = defineJob<object>({
  name: 'reminders.daily',
  schedule: '5 * * * *',
  atStart: true,
  async run(context) {
    const hour = hourOf(context.now)
    const administrations = await withRead(context.services.pool, { kind: 'job' }, (db) =>
      db
        .selectFrom('reminder_settings')
        .select('administration_id')
        .where('mode', '=', 'automatic')
        .where('send_hour', '<=', hour)
        .orderBy('administration_id')
        .execute(),
    )
    const failed: number[] = []
    for (const { administration_id: id } of administrations) {
      await sendAll(context, id).catch((error: unknown) => {
        context.log.error({ err: error, administrationId: id }, 'the reminders of an administration failed')
        failed.push(id)
      })
    }
    if (failed.length > 0) throw new Error(`reminders failed: ${failed.join(', ')}`)
  },
})

async function sendAll(context: JobContext, administrationId: number): Promise<void> {
  const { services, today, now } = context
  const scope = { kind: 'administration', administrationId } as const
  const contactIds = await withRead(services.pool, scope, async (db) => {
    if (await mayNotChange(db, administrationId, today)) return []
    return (await dueLetters(db, { administrationId, today })).map(({ contactId }) => contactId)
  })
  const failures: unknown[] = []
  for (const contactId of new Set(contactIds)) {
    await withTransaction(services.pool, scope, async (db) => {
      const jobs = context.senderFor(db)
      await sendDueLetters(db, { services, jobs, administrationId, userId: null, now, today }, contactId)
      return jobs
    }).then(
      // A letter leaves at once instead of at the next round.
      (jobs) => jobs.wake(),
      (error: unknown) => failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `letters to ${failures.length} contacts failed`)
}
