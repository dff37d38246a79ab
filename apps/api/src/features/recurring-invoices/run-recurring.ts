import { isReadOnly } from '@klopt/bookkeeping/administration'
import type { Db } from '../../database/db.ts'
import { isRetryable } from '../../database/errors.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, promptly, type JobContext } from '../../kernel/job.ts'
import { toApiError } from '../../kernel/to-api-error.ts'
import { loadSubscription } from '../subscriptions/queries.ts'
import { runningColumns } from './change-state.ts'
import { duePeriods } from './due-periods.ts'
import { findRecurring, type RecurringKey, type RecurringRow } from './load-recurring.ts'
import { makeInvoice } from './make-invoice.ts'

/**
 * Makes what is due of every recurring invoice, also of the months in which no server ran: a period at a time, in a
 * transaction of its own, so that one that cannot be made holds up no other. Whoever else runs waits for the row and then
 * finds the period made. What could not be made is told, and tried again each hour.
 */
export const runRecurringJob = defineJob<Partial<RecurringKey>>({
  name: 'recurring-invoices.run',
  schedule: '12 * * * *',
  atStart: true,
  ...promptly,
  async run(context, { administrationId, recurringInvoiceId }) {
    const isOne = administrationId !== undefined && recurringInvoiceId !== undefined
    const keys = isOne
      ? [{ administrationId, recurringInvoiceId }]
      : await withRead(context.services.pool, { kind: 'job' }, (db) => dueKeys(db, context.today))
    const failed: number[] = []
    for (const key of keys) {
      await makeDue(context, key).catch((error: unknown) => {
        context.log.error({ err: error, ...key }, 'a recurring invoice could not be looked at')
        failed.push(key.recurringInvoiceId)
      })
    }
    if (failed.length > 0) throw new Error(`recurring invoices failed: ${failed.join(', ')}`)
  },
})

async function dueKeys(db: Db, today: string): Promise<RecurringKey[]> {
  return db
    .selectFrom('recurring_invoices')
    .select(['administration_id as administrationId', 'id as recurringInvoiceId'])
    .where('state', '=', 'active')
    .where('next_on', '<=', today)
    .orderBy('next_on')
    .orderBy('administration_id')
    .orderBy('id')
    .execute()
}

/** Makes what is due of one, the oldest first, up to what cannot be made: its numbers follow its periods. */
async function makeDue(context: JobContext, key: RecurringKey): Promise<void> {
  const { pool } = context.services
  const scope = { kind: 'administration', administrationId: key.administrationId } as const
  for (;;) {
    const outcome = await withTransaction(pool, scope, (db) => makeNext(db, context, key)).catch(heldBy)
    if ('wake' in outcome) {
      outcome.wake()
      if (outcome.hasMore) continue
      return
    }
    await withTransaction(pool, scope, (db) => keepReason(db, context, key, outcome.reason))
    if (outcome.fault !== null) throw outcome.fault
    return
  }
}

interface Held {
  /** As the user reads it. */
  readonly reason: string
  /** What is for us to mend; null for what the user can. */
  readonly fault: Error | null
}

interface Made {
  readonly hasMore: boolean
  /** After the commit: its mail leaves at once instead of at the next round. */
  readonly wake: () => void
}

async function makeNext(db: Db, context: JobContext, key: RecurringKey): Promise<Made> {
  const jobs = context.senderFor(db)
  const { wake } = jobs
  const row = await findRecurring(db, key, { forUpdate: true })
  if (row?.state !== 'active' || (await isReadOnlyNow(db, context, key.administrationId)))
    return { hasMore: false, wake }
  const [period, ...later] = await duePeriods(db, row, context.today)
  if (period !== undefined) await makeInvoice(db, { ...context, jobs }, row, period)
  await update(db, row, await runningColumns(db, row))
  return { hasMore: later.length > 0, wake }
}

async function isReadOnlyNow(db: Db, { today }: JobContext, administrationId: number): Promise<boolean> {
  const subscription = await loadSubscription(db, administrationId)
  return isReadOnly(
    {
      subscriptionType: subscription.subscription_type,
      subscriptionPeriodEnd: subscription.subscription_period_end,
      subscriptionEndsOn: subscription.subscription_ends_on,
    },
    today,
  )
}

async function keepReason(db: Db, { today }: JobContext, key: RecurringKey, reason: string): Promise<void> {
  const row = await findRecurring(db, key, { forUpdate: true })
  if (row?.state !== 'active') return
  const [period] = await duePeriods(db, row, today)
  if (period === undefined || row.held_reason === reason) return
  await update(db, row, { held_reason: reason, held_period: period.from })
}

/** What the server notes of it; its version stays: nobody's work on it is behind because an invoice was made. */
async function update(
  db: Db,
  { administration_id: administrationId, id }: RecurringRow,
  columns: object,
): Promise<void> {
  await db
    .updateTable('recurring_invoices')
    .set(columns)
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .execute()
}

/** Why it is not made. Throws what passes by itself: a database that restarts, a full disk. */
function heldBy(error: unknown): Held {
  const refusal = toApiError(error)
  const { status, message } = refusal.entry
  if (isRetryable(error) || status > 500) throw error
  if (status === 500) return { reason: OUR_FAULT, fault: refusal }
  const [first] = Object.values(refusal.fields ?? {}) // zero: an error may have no fields
  return { reason: first ?? message, fault: null }
}

const OUR_FAULT = 'Er ging bij ons iets mis. De fout is gemeld; staat dit er morgen nog, laat het dan weten.'
