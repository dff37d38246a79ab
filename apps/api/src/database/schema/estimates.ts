import type { EstimateInput } from '@klopt/api-client/contract'
import type { Generated } from 'kysely'
import type { CivilDate, Id, Json } from './columns.ts'
import type { InvoiceSnapshot } from './invoice-snapshot.ts'

/** The tables of 0073_estimates.sql. */
export interface EstimateTables {
  estimates: EstimatesTable
  estimate_invoices: EstimateInvoicesTable
  estimate_deposits: EstimateDepositsTable
}

/** What the writer of an estimate gave, besides its customer and its days. */
export type EstimateTerms = Omit<EstimateInput, 'contactId' | 'estimateDate' | 'validUntil'>

interface EstimatesTable {
  id: Id
  administration_id: number
  number: string | null
  contact_id: number | null
  estimate_date: CivilDate
  valid_until: CivilDate
  terms: Json<EstimateTerms>
  net_cents: number
  vat_cents: number
  gross_cents: number
  /** In the smallest unit of its currency, with `foreign_gross`; null for euros; 0286_foreign_estimates.sql. */
  foreign_net: Generated<number | null>
  foreign_gross: Generated<number | null>
  snapshot: Json<InvoiceSnapshot> | null
  pdf_file_id: Generated<number | null>
  sent_at: Generated<Date | null>
  viewed_at: Generated<Date | null>
  remind_on: Generated<CivilDate | null>
  sent_to: Generated<string | null>
  /** Who got a copy of that mail; 0305_mail_copies.sql. */
  sent_cc: Generated<string[] | null>
  reminded_at: Generated<Date | null>
  /** How many mails went out, and whether the last of them came back; 0245_estimate_bounces.sql. */
  mail_count: Generated<number>
  bounced_at: Generated<Date | null>
  bounce: Generated<string | null>
  accepted_at: Generated<Date | null>
  accepted_by_name: Generated<string | null>
  accepted_from: Generated<string | null>
  /** Who noted it, of what was not accepted online, and what was said with it; 0814_noted_acceptances.sql. */
  accepted_noted_by: Generated<number | null>
  acceptance_note: Generated<string | null>
  declined_at: Generated<Date | null>
  decline_reason: Generated<string | null>
  /** Of a consumer who went back on it; 0370_estimate_withdrawals.sql. */
  withdrawn_at: Generated<Date | null>
  withdrawn_email: Generated<string | null>
  deleted_at: Generated<Date | null>
  created_by: number | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

/** 0185_deposits.sql */
interface EstimateDepositsTable {
  administration_id: number
  estimate_id: number
  invoice_id: number
  created_at: Date
}

interface EstimateInvoicesTable {
  administration_id: number
  estimate_id: number
  invoice_id: number
  parts: Json<Record<string, number>>
  created_at: Date
}
