import { addDays, addMonths } from '@klopt/validators'
import type { Db } from '../../database/db.ts'

/** A discount on plans for who chooses one within its days. */
export interface Campaign {
  readonly id: number
  readonly name: string
  readonly percent: number
  /** How many months the discount holds; a period that begins within them has it as a whole. */
  readonly months: number
  readonly variantIds: readonly number[]
}

const columns = ['id', 'name', 'percent', 'months', 'variant_ids as variantIds'] as const

/** What can be chosen on a day, the largest discount first. */
export function openCampaigns(db: Db, today: string): Promise<Campaign[]> {
  return db
    .selectFrom('campaigns')
    .select(columns)
    .where('ended_at', 'is', null)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('percent', 'desc')
    .orderBy('id')
    .execute()
}

/** Every one there is or was. */
export const allCampaigns = (db: Db): Promise<Campaign[]> => db.selectFrom('campaigns').select(columns).execute()

/** One by its id, also when it is over: who chose it keeps it. */
export function findCampaign(db: Db, id: number): Promise<Campaign> {
  return db.selectFrom('campaigns').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

/** The last day on which a period begins with the discount, of who chooses it on `from`. */
export const campaignUntil = ({ months }: Campaign, from: string): string => addDays(addMonths(from, months), -1)
