import { billingPeriods, periodsUntil, type BillingPeriod } from '@klopt/bookkeeping/documents'
import type { Db } from '../../database/db.ts'
import { scheduleOf, type RecurringRow } from './load-recurring.ts'

export interface DonePeriod {
  readonly period: string
  readonly periodTo: string
  readonly invoiceId: number | null
}

/** What was made or passed over, oldest first. */
export async function donePeriods(db: Db, row: RecurringRow): Promise<DonePeriod[]> {
  return db
    .selectFrom('recurring_invoice_runs')
    .select(['period', 'period_to as periodTo', 'invoice_id as invoiceId'])
    .where('administration_id', '=', row.administration_id)
    .where('recurring_invoice_id', '=', row.id)
    .orderBy('period')
    .execute()
}

/** The periods up to a day that have nothing yet, oldest first. */
export async function duePeriods(db: Db, row: RecurringRow, day: string): Promise<BillingPeriod[]> {
  const done = await donePeriods(db, row)
  return periodsUntil(scheduleOf(row), day).filter((period) => !isDone(period, done))
}

/** The next periods that have nothing yet, also those that should have been made; without those that are passed over. */
export async function nextPeriods(
  db: Db,
  row: RecurringRow,
  count: number,
  isPassedOver: (period: BillingPeriod) => boolean = () => false,
): Promise<BillingPeriod[]> {
  const done = await donePeriods(db, row)
  const found: BillingPeriod[] = []
  for (const period of billingPeriods(scheduleOf(row))) {
    if (found.length === count) break
    if (!isDone(period, done) && !isPassedOver(period)) found.push(period)
  }
  return found
}

/** Keeps what was done for a period; null for one that was passed over. The database refuses a second time. */
export async function recordRun(
  db: Db,
  row: RecurringRow,
  { from, to }: BillingPeriod,
  { invoiceId, at }: { readonly invoiceId: number | null; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('recurring_invoice_runs')
    .values({
      administration_id: row.administration_id,
      recurring_invoice_id: row.id,
      period: from,
      period_to: to,
      invoice_id: invoiceId,
      created_at: at,
    })
    .execute()
}

/** A period that begins within one that was made is no other one: its schedule was moved since. */
const isDone = ({ from }: BillingPeriod, done: readonly DonePeriod[]): boolean =>
  done.some(({ period, periodTo }) => period <= from && from <= periodTo)
