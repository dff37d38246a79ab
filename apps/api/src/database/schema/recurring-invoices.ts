import type { RecurringInvoiceInput } from '@klopt/api-client/contract'
import type { Generated } from 'kysely'
import type { CivilDate, Id, Json, OptionalJson } from './columns.ts'

/** The tables of 0089_recurring_invoices.sql. */
export interface RecurringInvoiceTables {
  recurring_invoices: RecurringInvoicesTable
  recurring_invoice_runs: RecurringInvoiceRunsTable
}

/** What the writer gave, besides the customer and when it is made. */
export type RecurringTerms = Omit<RecurringInvoiceInput, 'contactId' | 'schedule' | 'mode' | 'indexation' | 'spreads'>

type IndexationColumn = NonNullable<RecurringInvoiceInput['indexation']>

interface RecurringInvoicesTable {
  id: Id
  administration_id: number
  contact_id: number | null
  state: Generated<'draft' | 'active' | 'paused' | 'ended'>
  unit: RecurringInvoiceInput['schedule']['unit']
  step_count: number
  starts_on: CivilDate
  day_of_month: number | null
  ends_on: CivilDate | null
  times: number | null
  pro_rata_from: CivilDate | null
  mode: RecurringInvoiceInput['mode']
  indexation: OptionalJson<IndexationColumn>
  spreads: boolean
  terms: Json<RecurringTerms>
  net_cents: number
  vat_cents: number
  gross_cents: number
  next_on: Generated<CivilDate | null>
  paused_on: Generated<CivilDate | null>
  held_reason: Generated<string | null>
  held_period: Generated<CivilDate | null>
  cancel_requested_at: Generated<Date | null>
  cancel_reason: Generated<string | null>
  service_until: Generated<CivilDate | null>
  deleted_at: Generated<Date | null>
  created_by: number | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

interface RecurringInvoiceRunsTable {
  administration_id: number
  recurring_invoice_id: number
  period: CivilDate
  period_to: CivilDate
  invoice_id: number | null
  created_at: Date
}
