import { recurringInvoices } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { presentTotals } from '../invoices/invoice-totals.ts'
import type { DraftAuthor } from '../invoices/save-draft.ts'
import { endRecurring, keepRecurring, pauseRecurring, resumeRecurring, startRecurring } from './change-state.ts'
import { listRecurring } from './list-recurring.ts'
import { recurringTable } from './recurring-table.ts'
import { runRecurringJob } from './run-recurring.ts'
import { createRecurring, deleteRecurring, repeatInvoice, saveRecurring } from './save-recurring.ts'
import { severalRecurringRoutes } from './several-routes.ts'
import { previewRecurring, showRecurring } from './show-recurring.ts'

const access = administration('BOOKING')

const authorOf = (context: { administrationId: number; user: { id: number }; now: Date }): DraftAuthor => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
})

const keyOf = ({ params, body }: { params: { recurringInvoiceId: number }; body: { version: number } }) => ({
  recurringInvoiceId: params.recurringInvoiceId,
  version: body.version,
})

const writingRoutes = [
  route(recurringInvoices.list, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listRecurring(db, administrationId, query),
  }),
  route(recurringInvoices.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, input: { query } }) => {
      const rows = everyItem((at) => listRecurring(db, administrationId, { ...query, ...at }))
      return keepTable(user.id, recurringTable(rows), query.format)
    },
  }),
  route(recurringInvoices.get, { access, handle: ({ db, input: { params } }) => showRecurring(db, params) }),
  route(recurringInvoices.preview, {
    access,
    handle: ({ db, today, input: { params } }) => previewRecurring(db, params, today),
  }),
  route(recurringInvoices.create, {
    access,
    async handle(context) {
      const { id, version, totals } = await createRecurring(context.db, authorOf(context), context.input.body)
      context.audit('create', 'recurring_invoice', id)
      return { id, version, totals: presentTotals(totals) }
    },
  }),
  route(recurringInvoices.fromInvoice, {
    access,
    async handle(context) {
      const { invoiceId } = context.input.params
      const { id } = await repeatInvoice(context.db, authorOf(context), invoiceId)
      context.audit('create', 'recurring_invoice', id, { repeats: invoiceId })
      return { id }
    },
  }),
  route(recurringInvoices.save, {
    access,
    async handle(context) {
      const { version: _seen, ...input } = context.input.body
      const saved = await saveRecurring(context.db, authorOf(context), keyOf(context.input), input)
      context.audit('update', 'recurring_invoice', saved.id)
      return { version: saved.version, totals: presentTotals(saved.totals) }
    },
  }),
  route(recurringInvoices.delete, {
    access,
    async handle(context) {
      await deleteRecurring(context.db, authorOf(context), keyOf(context.input))
      context.audit('delete', 'recurring_invoice', context.input.params.recurringInvoiceId)
    },
  }),
]

const press = (call: typeof recurringInvoices.start, change: typeof startRecurring, action: string) =>
  route(call, {
    access,
    async handle(context) {
      const { db, administrationId, today, input, jobs, audit } = context
      const { recurringInvoiceId } = input.params
      const changed = await change(db, authorOf(context), keyOf(input), today)
      // What is due already needs no waiting for the clock.
      if (changed.status === 'active') await jobs.enqueue(runRecurringJob, { administrationId, recurringInvoiceId })
      audit(action, 'recurring_invoice', recurringInvoiceId)
      return changed
    },
  })

/** Recurring invoices: what is invoiced again by itself. */
export const recurringInvoiceRoutes = [
  ...writingRoutes,
  press(recurringInvoices.start, startRecurring, 'start'),
  press(recurringInvoices.pause, pauseRecurring, 'pause'),
  press(recurringInvoices.resume, resumeRecurring, 'resume'),
  press(recurringInvoices.end, endRecurring, 'end'),
  press(recurringInvoices.keep, keepRecurring, 'keep'),
  ...severalRecurringRoutes,
]
