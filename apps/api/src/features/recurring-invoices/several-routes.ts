import { recurringInvoices } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { administration } from '../../kernel/access.ts'
import { eachOfSeveral, noteSeveral, refusal, presentOutcome, type Several } from '../../kernel/each-of-several.ts'
import { route } from '../../kernel/route.ts'
import { pauseRecurring, resumeRecurring } from './change-state.ts'
import { loadRecurring, type RecurringRow } from './load-recurring.ts'
import { runRecurringJob } from './run-recurring.ts'

interface Press {
  readonly change: typeof pauseRecurring
  /** What is noted of it. */
  readonly action: string
  /** Those it can be done with, and what is said of another. */
  readonly isFor: (row: RecurringRow) => boolean
  readonly otherwise: string
}

/** As the button of one, with those that were chosen in the list. */
const press = (call: typeof recurringInvoices.pauseSeveral, { change, action, isFor, otherwise }: Press) =>
  route(call, {
    access: administration('BOOKING'),
    async handle(context) {
      const { db, administrationId, user, now, today, jobs, audit, input } = context
      const author = { administrationId, userId: user.id, now }
      const several = await eachOfSeveral(db, input.body.recurringInvoiceIds, async (recurringInvoiceId) => {
        const row = await loadRecurring(db, { administrationId, recurringInvoiceId }, { forUpdate: true })
        if (row.state !== 'ended' && !isFor(row)) throw refusal(otherwise)
        const changed = await change(db, author, { recurringInvoiceId, version: row.version }, today)
        // What is due already needs no waiting for the clock.
        if (changed.status === 'active') await jobs.enqueue(runRecurringJob, { administrationId, recurringInvoiceId })
        audit(action, 'recurring_invoice', recurringInvoiceId)
      })
      return told(db, administrationId, noteSeveral(context, several))
    },
  })

/** What is done with recurring invoices that were chosen in the list. */
export const severalRecurringRoutes = [
  press(recurringInvoices.pauseSeveral, {
    change: pauseRecurring,
    action: 'pause',
    isFor: ({ state }) => state === 'active',
    otherwise: 'Deze herhaalfactuur loopt niet',
  }),
  press(recurringInvoices.resumeSeveral, {
    change: resumeRecurring,
    action: 'resume',
    isFor: ({ paused_on: pausedOn }) => pausedOn !== null,
    otherwise: 'Deze herhaalfactuur is niet gepauzeerd',
  }),
]

/** What was done and what not, each called by its customer. */
const told = (db: Db, administrationId: number, several: Several) =>
  presentOutcome(several, async (ids) => {
    const { rows } = await sql<{ id: number; name: string }>`
      SELECT r.id, c.name FROM recurring_invoices r
      JOIN contact_names c ON c.administration_id = r.administration_id AND c.id = r.contact_id
      WHERE r.administration_id = ${administrationId} AND r.id = ANY(${ids}::bigint[])`.execute(db)
    return new Map(rows.map(({ id, name }) => [id, name]))
  })
