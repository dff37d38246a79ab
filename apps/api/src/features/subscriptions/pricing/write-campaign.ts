import type { BodyOf, CampaignRow, contract } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { toTimestampOrNull } from '../../../kernel/clock.ts'
import { findPlan } from '../plans.ts'

type Wire = Omit<BodyOf<typeof contract.pricing.startCampaign>, 'reason'>

/** Every discount there is or was, the latest first, with how many chose their plan by it. */
export async function listCampaigns(db: Db): Promise<CampaignRow[]> {
  const rows = await db
    .selectFrom('campaigns as c')
    .selectAll('c')
    .select(sql<number>`(SELECT count(*) FROM companies a WHERE a.campaign_id = c.id)`.as('administrations'))
    .orderBy('c.starts_on', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    percent: row.percent,
    months: row.months,
    planIds: row.variant_ids,
    from: row.starts_on,
    to: row.ends_on,
    endedAt: toTimestampOrNull(row.ended_at),
    administrations: row.administrations,
  }))
}

/** Offers a discount from a day on. Throws `invalid_input`. */
export async function startCampaign(db: Db, wire: Wire, { now, today }: { now: Date; today: string }): Promise<number> {
  const fields = {
    ...(wire.from < today && { from: 'Een actie begint vandaag of later' }),
    ...(wire.to < wire.from && { to: 'De laatste dag is niet vóór de eerste' }),
    ...(!wire.planIds.every(isPaidPlan) && { planIds: 'Kies abonnementen die te kiezen zijn en geld kosten' }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  const { id } = await db
    .insertInto('campaigns')
    .values({
      name: wire.name,
      percent: wire.percent,
      months: wire.months,
      variant_ids: [...new Set(wire.planIds)],
      starts_on: wire.from,
      ends_on: wire.to,
      created_at: now,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function isPaidPlan(id: number): boolean {
  const plan = findPlan(id)
  return plan !== null && plan.isFormer !== true && plan.amountCents > 0
}

/** Offers it no more. Throws `not_found` for one that was ended before. */
export async function endCampaign(db: Db, campaignId: number, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('campaigns')
    .set({ ended_at: now })
    .where('id', '=', campaignId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ApiError('not_found')
}
