import type { DirectDebitScheme, DirectDebitSequence, MandateKind } from '@klopt/bookkeeping/payments'
import type { Generated } from 'kysely'
import type { CivilDate, Fixed, Id } from './columns.ts'

/** The tables and the view of 0156_direct_debits.sql. */
export interface DirectDebitTables {
  direct_debit_settings: DirectDebitSettingsTable
  customer_mandates: CustomerMandatesTable
  direct_debit_files: DirectDebitFilesTable
  direct_debit_items: DirectDebitItemsTable
  direct_debit_notices: DirectDebitNoticesTable
  direct_debit_outcomes: DirectDebitOutcomesView
}

interface DirectDebitSettingsTable {
  administration_id: number
  creditor_identifier: string | null
  notice_days: Generated<number>
  version: Generated<number>
}

interface CustomerMandatesTable {
  id: Id
  administration_id: number
  contact_id: number
  reference: string
  kind: MandateKind
  scheme: DirectDebitScheme
  signed_on: CivilDate
  iban: string
  account_holder: string
  ended_on: Generated<CivilDate | null>
  created_by: number | null
  created_at: Fixed<Date>
  version: Generated<number>
}

interface DirectDebitFilesTable {
  id: Id
  administration_id: number
  journal_id: number
  message_id: string
  collection_date: CivilDate
  file_id: number
  created_by: number | null
  created_at: Fixed<Date>
  cancelled_at: Generated<Date | null>
}

interface DirectDebitItemsTable {
  id: Id
  administration_id: number
  direct_debit_file_id: number
  open_item_id: number
  mandate_id: number
  scheme: DirectDebitScheme
  sequence: DirectDebitSequence
  end_to_end_id: string
  amount_cents: number
  debtor_name: string
  debtor_iban: string
  mandate_reference: string | null
  creditor_name: string | null
  creditor_identifier: string | null
  released_at: Generated<Date | null>
  released_because: Generated<'cancelled' | 'refused' | 'settled' | null>
  reason_code: Generated<string | null>
}

interface DirectDebitNoticesTable {
  id: Id
  administration_id: number
  direct_debit_file_id: number
  contact_id: number
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
  bounced_at: Generated<Date | null>
  /** Why it came back, in Dutch. */
  bounce: Generated<string | null>
}

interface DirectDebitOutcomesView {
  administration_id: number
  item_id: number
  open_item_id: number
  direct_debit_file_id: number
  mandate_id: number
  scheme: DirectDebitScheme
  sequence: DirectDebitSequence
  amount_cents: number
  released_at: Date | null
  released_because: 'cancelled' | 'refused' | 'settled' | null
  collection_date: CivilDate
  journal_id: number
  message_id: string
  paid_cents: number
  returned_cents: number
  paid_on: CivilDate | null
  return_line_id: number | null
  is_held: boolean
}
