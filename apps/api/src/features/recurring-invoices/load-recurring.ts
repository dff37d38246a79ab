import type { RecurringInvoiceInput } from '@klopt/api-client/contract'
import type { BillingSchedule } from '@klopt/bookkeeping/documents'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'

export type RecurringRow = Selectable<Schema['recurring_invoices']>

export interface RecurringKey {
  readonly administrationId: number
  readonly recurringInvoiceId: number
}

/** One that was not thrown away; `forUpdate` holds its row until the commit. Undefined when it is gone. */
export function findRecurring(
  db: Db,
  { administrationId, recurringInvoiceId }: RecurringKey,
  { forUpdate = false } = {},
): Promise<RecurringRow | undefined> {
  return db
    .selectFrom('recurring_invoices')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', recurringInvoiceId)
    .where('deleted_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** The same. Throws `not_found`. */
export async function loadRecurring(db: Db, key: RecurringKey, options = {}): Promise<RecurringRow> {
  const row = await findRecurring(db, key, options)
  if (row === undefined) throw new ApiError('not_found')
  return row
}

/** One as its writer has seen it, locked. Throws `version_conflict` and `not_found`. */
export async function lockRecurring(
  db: Db,
  administrationId: number,
  { recurringInvoiceId, version }: { readonly recurringInvoiceId: number; readonly version: number },
): Promise<RecurringRow> {
  const row = await loadRecurring(db, { administrationId, recurringInvoiceId }, { forUpdate: true })
  if (row.version !== version) throw new ApiError('version_conflict')
  return row
}

/** When it is made. */
export const scheduleOf = (row: RecurringRow): BillingSchedule => ({
  unit: row.unit,
  count: row.step_count,
  startsOn: row.starts_on,
  dayOfMonth: row.day_of_month,
  endsOn: row.ends_on,
  times: row.times,
  proRataFrom: row.pro_rata_from,
  serviceUntil: row.service_until,
})

/** Without what its customer decided. */
function writtenSchedule(row: RecurringRow): RecurringInvoiceInput['schedule'] {
  const { serviceUntil: _ended, ...schedule } = scheduleOf(row)
  return schedule
}

/** What the writer gave. */
export const inputOf = (row: RecurringRow): RecurringInvoiceInput => ({
  contactId: row.contact_id,
  schedule: writtenSchedule(row),
  mode: row.mode,
  indexation: row.indexation,
  spreads: row.spreads,
  ...row.terms,
})
