import { EURO, must } from '@klopt/bookkeeping/money'
import { periodText, type BillingPeriod } from '@klopt/bookkeeping/documents'
import type { contract, RecurringInvoice, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { presentTotals } from '../invoices/invoice-totals.ts'
import { loadAdministration, loadContact } from '../invoices/load-invoice.ts'
import { madeInvoices } from '../invoices/made-invoices.ts'
import { donePeriods, nextPeriods } from './due-periods.ts'
import { inputOf, loadRecurring, type RecurringKey, type RecurringRow } from './load-recurring.ts'
import { totalsOfPeriod } from './period-document.ts'

type Preview = ResponseOf<typeof contract.recurringInvoices.preview>

/** Older ones are found among the invoices. */
const SHOWN_RUNS = 100
const PREVIEWED = 12

/** One with what was made of it. Throws `not_found`. */
export async function showRecurring(db: Db, key: RecurringKey): Promise<RecurringInvoice> {
  const row = await loadRecurring(db, key)
  const contact = await loadContact(db, key.administrationId, row.contact_id)
  const administration = await loadAdministration(db, key.administrationId)
  const first = { from: row.starts_on, to: row.starts_on, part: null }
  return {
    id: row.id,
    status: row.state,
    ...inputOf(row),
    contactName: contact?.name ?? null,
    contactEmailAddress: contact?.email_address ?? null,
    totals: presentTotals(totalsOfPeriod(row, first, administration)),
    nextOn: row.next_on,
    pausedOn: row.paused_on,
    held:
      row.held_reason === null || row.held_period === null ? null : { reason: row.held_reason, from: row.held_period },
    cancellation:
      row.cancel_requested_at === null || row.cancel_reason === null
        ? null
        : { at: toTimestamp(row.cancel_requested_at), reason: row.cancel_reason },
    serviceUntil: row.service_until,
    runs: await runsOf(db, row),
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    version: row.version,
  }
}

/** The next twelve invoices of one; of a paused one as if it went on today. Throws `not_found`. */
export async function previewRecurring(db: Db, key: RecurringKey, today: string): Promise<Preview> {
  const row = await loadRecurring(db, key)
  if (row.state === 'ended') return { items: [] }
  const administration = await loadAdministration(db, key.administrationId)
  const { paused_on: pausedOn } = row
  const fellInPause = ({ from }: BillingPeriod) => pausedOn !== null && from >= pausedOn && from < today
  const periods = await nextPeriods(db, row, PREVIEWED, fellInPause)
  return {
    items: periods.map((period) => ({
      from: period.from,
      to: period.to,
      text: periodText(period),
      totals: presentTotals(totalsOfPeriod(row, period, administration)),
    })),
  }
}

async function runsOf(db: Db, row: RecurringRow): Promise<RecurringInvoice['runs']> {
  const newest = (await donePeriods(db, row)).toReversed().slice(0, SHOWN_RUNS)
  const ids = newest.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [invoiceId]))
  const invoices = await madeInvoices(db, row.administration_id, ids)
  return newest.map(({ period: from, periodTo: to, invoiceId }) => {
    const made = invoiceId === null ? undefined : must(invoices.get(invoiceId), 'the invoice of a period')
    return {
      from,
      to,
      text: periodText({ from, to }),
      // One that was thrown away is no invoice any more.
      invoiceId: made === undefined || made.isDeleted ? null : made.id,
      number: made?.number ?? null,
      grossCents: made === undefined || made.isDeleted ? null : made.grossCents,
      currency: made?.currency ?? EURO,
      foreignGross: made?.foreignGross ?? null,
    }
  })
}
