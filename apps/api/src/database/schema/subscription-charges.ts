import type { Generated, GeneratedAlways } from 'kysely'
import type { InvoiceDocument } from '../../pdf/document.ts'
import type { CivilDate, Fixed, Id, Json } from './columns.ts'

/** The tables of 0600_subscription_charges.sql and 0720_subscription_papers.sql. */
export interface SubscriptionChargesTables {
  subscription_charge_numbers: { year: number; last_number: number }
  subscription_charges: SubscriptionChargesTable
  subscription_papers: SubscriptionPapersTable
  subscription_collection_files: SubscriptionCollectionFilesTable
  subscription_collections: SubscriptionCollectionsTable
}

interface SubscriptionChargesTable {
  id: Id
  administration_id: number
  number: string
  plan_id: number
  period_start: CivilDate
  period_end: CivilDate
  price_cents: number
  deducted_cents: number
  vat_cents: number
  amount_cents: GeneratedAlways<number>
  recipient: string | null
  due_on: CivilDate
  created_at: Fixed<Date>
  retried_at: Generated<Date | null>
  paid_at: Generated<Date | null>
}

interface SubscriptionPapersTable {
  administration_id: number
  charge_id: number
  paper: Json<InvoiceDocument>
}

interface SubscriptionCollectionFilesTable {
  id: Id
  message_id: string
  content: string
  created_by: number | null
  created_at: Fixed<Date>
}

interface SubscriptionCollectionsTable {
  id: Id
  administration_id: number
  charge_id: number
  file_id: number
  mandate_id: number
  attempt: 1 | 2
  sequence: 'FRST' | 'RCUR'
  collection_date: CivilDate
  end_to_end_id: string
  amount_cents: number
  creditor_name: string
  creditor_identifier: string
  failed_at: Generated<Date | null>
  reason_code: Generated<string | null>
}
