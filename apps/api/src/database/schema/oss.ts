import type { OssCorrection, OssRow } from '@klopt/bookkeeping/vat-return'
import type { CivilDate, Decimal, Id, Json } from './columns.ts'

/** The tables of 0088_oss_and_margins.sql and 0166_oss_rates_and_payments.sql. */
export interface OssTables {
  oss_registrations: { administration_id: number; since: CivilDate }
  oss_lists: {
    id: Id
    administration_id: number
    period_start: CivilDate
    period_end: CivilDate
    rows: Json<OssRow[]>
    corrections: Json<OssCorrection[]>
    vat_cents: number
    handed_in_on: CivilDate
    filed_by: number
    filed_at: Date
    deleted_at: Date | null
  }
  oss_payment_references: { administration_id: number; list_id: number; reference: string }
  oss_supplies: {
    id: Id
    administration_id: number
    invoice_id: number
    country: string
    rate_percent: Decimal
    supplied_on: CivilDate
    base_cents: number
    vat_cents: number
    list_id: number | null
  }
}
