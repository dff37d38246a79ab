import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { allCampaigns } from './campaigns.ts'
import type { Plan } from './plans.ts'
import { loadPriceList } from './price-list.ts'
import { priceOfPeriod } from './price-of.ts'
import { countedFrom } from './queries.ts'

interface Paid {
  readonly startedOn: string | null
  /** The last day of the running period. */
  readonly end: string
  readonly campaignId: number | null
  readonly campaignUntil: string | null
  readonly isFree: boolean
}

/** What the running periods of many administrations cost. */
export async function pricer(db: Db): Promise<(plan: Plan, paid: Paid) => number> {
  const prices = await loadPriceList(db)
  const campaigns = new Map((await allCampaigns(db)).map((campaign) => [campaign.id, campaign]))
  return (plan, { startedOn, end, campaignId, campaignUntil: until, isFree }) => {
    const discount =
      campaignId !== null && until !== null
        ? { campaign: must(campaigns.get(campaignId), 'its campaign'), until }
        : null
    return priceOfPeriod(plan, { prices, isFree, discount }, { startedOn: countedFrom(startedOn, end), end })
  }
}
