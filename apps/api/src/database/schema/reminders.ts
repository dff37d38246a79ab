import type { ReminderKind } from '@klopt/bookkeeping/payments'
import type { RichTextDocument } from '@klopt/api-client/contract'
import type { ColumnType, Generated } from 'kysely'
import type { CivilDate, Id, Json } from './columns.ts'

/** The tables of 0081_reminders.sql and 0739_earlier_reminders.sql, and the views of 0749_asked_claims.sql. */
export interface ReminderTables {
  reminder_settings: ReminderSettingsTable
  reminder_steps: ReminderStepsTable
  reminder_pauses: ReminderPausesTable
  reminder_letters: ReminderLettersTable
  reminder_letter_invoices: ReminderLetterInvoicesTable
  reminder_letter_earlier: ReminderLetterEarlierTable
  reminded_documents: RemindedDocumentsView
  reminder_claims: ReminderClaimsTable
  asked_claims: AskedClaims
  left_claims: LeftClaims
}

interface ReminderSettingsTable {
  administration_id: number
  mode: Generated<'off' | 'check' | 'automatic'>
  send_hour: Generated<number>
  version: Generated<number>
}

interface ReminderStepsTable {
  id: Id
  administration_id: number
  contact_id: number | null
  name: string
  kind: ReminderKind
  after_days: number
  subject: string
  body: Json<RichTextDocument>
  deleted_at: Generated<Date | null>
  created_at: Date
  version: Generated<number>
}

interface ReminderPausesTable {
  id: Id
  administration_id: number
  invoice_id: number | null
  contact_id: number | null
  is_dispute: boolean
  reason: string
  until_date: CivilDate | null
  created_by: number | null
  created_at: Date
  ended_at: Generated<Date | null>
}

interface ReminderLettersTable {
  id: Id
  administration_id: number
  contact_id: number
  step_id: number
  kind: ReminderKind
  is_consumer: boolean
  letter_date: CivilDate
  recipient: string
  subject: string
  body: string
  body_html: string
  queued_at: Date
  sent_at: Generated<Date | null>
  tries: Generated<number>
  failure: Generated<string | null>
  failed_at: Generated<Date | null>
  cancelled_at: Generated<Date | null>
  delivered_on: Generated<CivilDate | null>
  /** Not of letters from before there was one a day. */
  is_only_of_day: Generated<boolean>
  created_by: number | null
  bounced_at: Generated<Date | null>
  bounce: Generated<string | null>
}

interface ReminderLetterInvoicesTable {
  administration_id: number
  letter_id: number
  invoice_id: number
  /** Null where the letter names it alone, and its own step is still to come. */
  step_id: number | null
  kind: ReminderKind
  number: string
  invoice_date: CivilDate
  due_date: CivilDate
  open_cents: number
  /** Of an invoice in another currency, with what is open in the smallest unit of that. */
  currency: Generated<string | null>
  open_foreign: Generated<number | null>
  cancelled_at: Generated<Date | null>
}

interface ReminderLetterEarlierTable {
  administration_id: number
  letter_id: number
  contact_id: number
  number: string
  /** Null where the letter names it alone, and its own step is still to come. */
  step_id: number | null
  kind: ReminderKind
  invoice_date: CivilDate
  due_date: CivilDate
  open_cents: number
  cancelled_at: Generated<Date | null>
}

interface RemindedDocumentsView {
  administration_id: ColumnType<number, never, never>
  letter_id: ColumnType<number, never, never>
  /** Null for an invoice of an earlier package. */
  invoice_id: ColumnType<number | null, never, never>
  number: ColumnType<string, never, never>
  invoice_date: ColumnType<string, never, never>
  due_date: ColumnType<string, never, never>
  open_cents: ColumnType<number, never, never>
  currency: ColumnType<string | null, never, never>
  open_foreign: ColumnType<number | null, never, never>
}

interface ReminderClaimsTable {
  administration_id: number
  letter_id: number
  kind: 'costs' | 'interest'
  amount_cents: number
  vat_cents: number
  waived_at: Generated<Date | null>
  waived_by: Generated<number | null>
  /** Asked no more, since an invoice of its letter was credited. */
  credited_cents: Generated<number>
  /** The entry of the line that paid it; undoing that forgets it. */
  paid_entry_id: Generated<number | null>
}

interface LeftClaims {
  administration_id: ColumnType<number, never, never>
  contact_id: ColumnType<number, never, never>
  letter_id: ColumnType<number, never, never>
  kind: ColumnType<'costs' | 'interest', never, never>
  amount_cents: ColumnType<number, never, never>
}

interface AskedClaims {
  administration_id: ColumnType<number, never, never>
  contact_id: ColumnType<number, never, never>
  letter_id: ColumnType<number, never, never>
  kind: ColumnType<'costs' | 'interest', never, never>
  amount_cents: ColumnType<number, never, never>
  /** The invoice that it is paid with; null for one of an earlier package. */
  invoice_id: ColumnType<number | null, never, never>
  /** What is open of that. */
  open_item_id: ColumnType<number, never, never>
}
