import type { Id } from './columns.ts'

/** The table of 0087_vat_number_checks.sql. */
export interface VatNumberCheckTables {
  vat_number_checks: {
    id: Id
    administration_id: number
    contact_id: number
    vat_number: string
    requested_at: Date
    failure: string | null
    answered_at: Date | null
    is_valid: boolean | null
    consultation_number: string | null
    trader_name: string | null
    trader_address: string | null
  }
}
