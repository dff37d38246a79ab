import type { Db } from '../../database/db.ts'
import { findCampaign } from './campaigns.ts'
import { loadPriceList } from './price-list.ts'
import type { Terms } from './price-of.ts'
import { belongsToBookkeeper, type Subscription } from './queries.ts'

/** By what an administration pays now. */
export async function loadTerms(
  db: Db,
  administrationId: number,
  { campaign_id: campaignId, campaign_until: until }: Pick<Subscription, 'campaign_id' | 'campaign_until'>,
): Promise<Terms> {
  return {
    prices: await loadPriceList(db),
    isFree: await belongsToBookkeeper(db, administrationId),
    discount: campaignId !== null && until !== null ? { campaign: await findCampaign(db, campaignId), until } : null,
  }
}
