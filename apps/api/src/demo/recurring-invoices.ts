import { must } from '@klopt/bookkeeping/money'
import { addDays, addMonths } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { newestInvoiceOf } from '../features/invoices/made-invoices.ts'
import type { DraftAuthor } from '../features/invoices/save-draft.ts'
import { cancelSubscription } from '../features/recurring-invoices/cancel-subscription.ts'
import { pauseRecurring, startRecurring } from '../features/recurring-invoices/change-state.ts'
import { recordRun } from '../features/recurring-invoices/due-periods.ts'
import { inputOf, loadRecurring } from '../features/recurring-invoices/load-recurring.ts'
import { repeatInvoice, saveRecurring } from '../features/recurring-invoices/save-recurring.ts'
import type { Offering } from './offering.ts'

/** What the designer invoices again each month: one that its customer asked to end, and one that is paused. */
export async function createRecurringInvoices(
  db: Db,
  { today, ...author }: Offering,
  { activeId, pausedId }: { readonly activeId: number; readonly pausedId: number },
): Promise<void> {
  const active = await repeat(db, author, today, activeId)
  await startRecurring(db, author, active, today)
  await cancelSubscription(
    db,
    { administrationId: author.administrationId, recurringInvoiceId: active.recurringInvoiceId },
    { isConsumer: false, reason: 'We gaan het onderhoud zelf doen', now: author.now, today },
  )
  const paused = await repeat(db, author, today, pausedId)
  const { version } = await startRecurring(db, author, paused, today)
  await pauseRecurring(db, author, { ...paused, version }, today)
}

/** The newest invoice of a customer, as the first of those that follow: a month later, or from tomorrow. */
async function repeat(db: Db, author: DraftAuthor, today: string, contactId: number) {
  const { administrationId } = author
  const invoice = must(await newestInvoiceOf(db, administrationId, contactId), 'an invoice of a customer')
  const { id: recurringInvoiceId, version } = await repeatInvoice(db, author, invoice.id)
  const row = await loadRecurring(db, { administrationId, recurringInvoiceId })
  const next = addMonths(invoice.invoiceDate, 1)
  const startsOn = next > today ? next : addDays(today, 1)
  const input = inputOf(row)
  const schedule = { ...input.schedule, startsOn }
  const reference = input.reference === '' ? 'Onderhoud {periode}' : input.reference
  const saved = await saveRecurring(db, author, { recurringInvoiceId, version }, { ...input, schedule, reference })
  const period = { from: invoice.invoiceDate, to: addDays(startsOn, -1), part: null }
  await recordRun(db, row, period, { invoiceId: invoice.id, at: author.now })
  return { recurringInvoiceId, version: saved.version }
}
