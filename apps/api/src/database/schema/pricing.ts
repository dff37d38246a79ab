import type { CivilDate, Fixed, Id } from './columns.ts'

/** The tables of 0200_plan_prices_and_campaigns.sql. */
export interface PricingTables {
  plan_prices: PlanPricesTable
  campaigns: CampaignsTable
}

interface PlanPricesTable {
  id: Id
  variant_id: number
  starts_on: CivilDate
  amount_cents: number
  created_at: Fixed<Date>
  withdrawn_at: Date | null
}

interface CampaignsTable {
  id: Id
  name: string
  percent: number
  months: number
  variant_ids: number[]
  starts_on: CivilDate
  ends_on: CivilDate
  created_at: Fixed<Date>
  ended_at: Date | null
}
