import { periodsUntil, withPeriod } from '@klopt/bookkeeping/documents'
import { EURO } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { scheduleOf } from './load-recurring.ts'
import { invoiceOfPeriod, totalsOfPeriod } from './period-document.ts'

/** An invoice that is not made yet. */
export interface ExpectedInvoice {
  /** What it says it is about; Dutch. */
  readonly label: string
  readonly dueDate: string
  /** Integer cents of euros with VAT; of another currency at the rate of when it was written. */
  readonly grossCents: number
}

/**
 * What recurring invoices that run will ask for on days up to `until`, each at the day it will be due. Two statements, however
 * many there are: `next_on` is the first period that has nothing yet.
 */
export async function expectedInvoices(db: Db, administrationId: number, until: string): Promise<ExpectedInvoice[]> {
  const rows = await db
    .selectFrom('recurring_invoices')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'active')
    .where('next_on', '<=', until)
    .execute()
  if (rows.length === 0) return []
  const administration = await loadAdministration(db, administrationId)
  return rows.flatMap((row) =>
    periodsUntil(scheduleOf(row), until)
      .filter(({ from }) => row.next_on !== null && from >= row.next_on)
      .map((period) => ({
        label: withPeriod(row.terms.reference, period) || 'Herhaalfactuur',
        dueDate: addDays(period.from, invoiceOfPeriod(row, period).paymentTermDays),
        grossCents:
          (row.terms.currency ?? EURO) === EURO
            ? totalsOfPeriod(row, period, administration).grossCents
            : row.gross_cents,
      })),
  )
}
