import type { RecurringInvoiceInput } from '@klopt/api-client/contract'
import { indexationFault, scheduleFaults, type DocumentTotals, type Indexation } from '@klopt/bookkeeping/documents'
import { addMonths } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { assertContact } from '../contacts/find-customer.ts'
import { assertCurrency, bookedTotals } from '../../books/exchange.ts'
import { loadAdministration, loadInvoice } from '../invoices/load-invoice.ts'
import type { DraftAuthor } from '../invoices/save-draft.ts'
import { donePeriods } from './due-periods.ts'
import { lockRecurring, type RecurringRow } from './load-recurring.ts'
import { totalsOfPeriod } from './period-document.ts'

export interface SavedRecurring {
  readonly id: number
  readonly version: number
  readonly totals: DocumentTotals
}

export interface VersionKey {
  readonly recurringInvoiceId: number
  readonly version: number
}

/** Writes one down; it makes nothing yet. */
export async function createRecurring(
  db: Db,
  author: DraftAuthor,
  input: RecurringInvoiceInput,
): Promise<SavedRecurring> {
  const { administrationId, userId, now } = author
  const { columns, totals } = await columnsOf(db, administrationId, input)
  const { id, version } = await db
    .insertInto('recurring_invoices')
    .values({ administration_id: administrationId, created_by: userId, created_at: now, updated_at: now, ...columns })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { id, version, totals }
}

/** One that makes a final invoice, or a draft, again each month from a month after it, as drafts. Throws `not_found`. */
export async function repeatInvoice(db: Db, author: DraftAuthor, invoiceId: number): Promise<SavedRecurring> {
  const { input } = await loadInvoice(db, { administrationId: author.administrationId, invoiceId })
  const { contactId, invoiceDate, supplyFrom: _from, supplyTo: _to, lines, ...terms } = input
  return createRecurring(db, author, {
    ...terms,
    contactId,
    schedule: { unit: 'month', count: 1, ...monthAfter(invoiceDate) },
    mode: 'draft',
    spreads: lines.some(({ periodFrom }) => (periodFrom ?? null) !== null),
    // Each invoice has days of its own.
    lines: lines.map((line) => ({ ...line, supplyFrom: null, supplyTo: null, periodFrom: null, periodTo: null })),
  })
}

/** A month after an invoice of 31 January is 28 February, and then 31 March. */
function monthAfter(invoiceDate: string): Pick<RecurringInvoiceInput['schedule'], 'startsOn' | 'dayOfMonth'> {
  const startsOn = addMonths(invoiceDate, 1)
  const day = Number(invoiceDate.slice(8))
  return { startsOn, dayOfMonth: day === Number(startsOn.slice(8)) ? null : day }
}

/** Changes one that makes nothing now. Throws `recurring_runs`, `recurring_ended`, `version_conflict` and `not_found`. */
export async function saveRecurring(
  db: Db,
  author: DraftAuthor,
  key: VersionKey,
  input: RecurringInvoiceInput,
): Promise<SavedRecurring> {
  const row = await lockRecurring(db, author.administrationId, key)
  if (row.state === 'ended') throw new ApiError('recurring_ended')
  if (row.state === 'active') throw new ApiError('recurring_runs')
  const { columns, totals } = await columnsOf(db, author.administrationId, input)
  const version = await changeRecurring(db, author, row, columns)
  return { id: row.id, version, totals }
}

/** Throws one away of which nothing was made. Throws `recurring_has_invoices`, `version_conflict` and `not_found`. */
export async function deleteRecurring(db: Db, author: DraftAuthor, key: VersionKey): Promise<void> {
  const row = await lockRecurring(db, author.administrationId, key)
  const made = (await donePeriods(db, row)).some(({ invoiceId }) => invoiceId !== null)
  if (made) throw new ApiError('recurring_has_invoices')
  await changeRecurring(db, author, row, {
    ...STOPPED,
    // Without a customer it stays the draft it was.
    state: row.contact_id === null ? 'draft' : 'ended',
    deleted_at: author.now,
  })
}

/** Of one that makes nothing. */
export const STOPPED = { next_on: null, paused_on: null, held_reason: null, held_period: null } as const

/** Changes the row of one that is held, and raises its version. */
export async function changeRecurring(
  db: Db,
  { administrationId, now }: Pick<DraftAuthor, 'administrationId' | 'now'>,
  { id, version }: Pick<RecurringRow, 'id' | 'version'>,
  columns: object,
): Promise<number> {
  await db
    .updateTable('recurring_invoices')
    .set({ ...columns, updated_at: now, version: version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .execute()
  return version + 1
}

async function columnsOf(db: Db, administrationId: number, input: RecurringInvoiceInput) {
  const { contactId, schedule, mode, indexation = null, spreads = false, ...terms } = input
  assertReckonable(schedule, indexation)
  if (contactId !== null) await assertContact(db, { administrationId, contactId })
  assertCurrency(terms)
  const written = { contact_id: contactId, mode, indexation, spreads, terms }
  const first = { from: schedule.startsOn, to: schedule.startsOn, part: null }
  const totals = totalsOfPeriod(written, first, await loadAdministration(db, administrationId))
  const booked = bookedTotals(totals, terms)
  const columns = {
    contact_id: contactId,
    unit: schedule.unit,
    step_count: schedule.count,
    starts_on: schedule.startsOn,
    day_of_month: schedule.dayOfMonth ?? null,
    ends_on: schedule.endsOn ?? null,
    times: schedule.times ?? null,
    pro_rata_from: schedule.proRataFrom ?? null,
    mode,
    indexation: indexation === null ? null : JSON.stringify(indexation),
    spreads,
    terms: JSON.stringify(terms),
    net_cents: booked.netCents,
    vat_cents: booked.vatCents,
    gross_cents: booked.grossCents,
  }
  return { columns, totals }
}

/** What is still written may lack a lot, but its periods can be reckoned. Throws `invalid_input`. */
function assertReckonable(schedule: RecurringInvoiceInput['schedule'], indexation: Indexation | null): void {
  const { endsOn = null, times = null, proRataFrom = null } = schedule
  const faults = Object.entries(scheduleFaults({ ...schedule, endsOn, times, proRataFrom }))
  const fields = Object.fromEntries(faults.map(([name, text]) => [`schedule.${name}`, text]))
  const fault = indexation === null ? null : indexationFault(indexation)
  if (fault !== null) fields['indexation.percent'] = fault
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}
