import type { CivilDate, Decimal, Id } from './columns.ts'

/** The table of 0066. */
export interface PartnerTables {
  partners: PartnersTable
}

interface PartnersTable {
  id: Id
  administration_id: number
  name: string
  from_date: CivilDate
  until_date: CivilDate | null
  capital_account_id: number
  private_account_id: number
  interest_percent: Decimal
  labour_fee_cents: number
  share: number
  created_by: number
  created_at: Date
}
