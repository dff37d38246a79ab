import type { contract, QueryOf, ResponseOf, SubscriptionRow } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countInOnePass } from '../../kernel/segments.ts'
import { findPlan, plans } from '../subscriptions/plans.ts'
import { loadPriceList } from '../subscriptions/price-list.ts'
import { pricer } from '../subscriptions/pricer.ts'

type Filter = QueryOf<typeof contract.backOffice.subscriptions>

const subscriptionList: List<ColumnOf<Filter>> = {
  name: 'subscriptions',
  columns: {
    companyName: { by: sql`a.company_name COLLATE list_order`, type: 'text' },
    currentPeriodEnd: { by: sql`a.subscription_period_end`, type: 'date', isNullable: true },
  },
  defaultSort: 'companyName',
  id: sql`a.id`,
}

interface Row extends Omit<SubscriptionRow, 'plan' | 'amountCents' | 'unit'> {
  readonly planId: number | null
  readonly startedOn: string | null
  readonly campaignId: number | null
  readonly campaignUntil: string | null
  readonly isFree: boolean
}

/** A page of what every administration is on, by name unless sorted otherwise. */
export async function listSubscriptions(
  db: Db,
  filter: Filter,
  today: string,
): Promise<ResponseOf<typeof contract.backOffice.subscriptions>> {
  const priceOf = await pricer(db)
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, subscriptionList, filter, {
      select: sql`a.id AS "administrationId", a.company_name AS "companyName", m.name AS "mainUser",
        f.company_name AS "firmName", a.subscription_type AS type, a.subscription_variant_id AS "planId",
        a.subscription_period_end AS "currentPeriodEnd", a.subscription_ends_on AS "endsOn", a.removed_at IS NOT NULL AS "isRemoved",
        a.payment_method AS "paymentMethod", a.subscription_started_on AS "startedOn",
        a.campaign_id AS "campaignId", a.campaign_until AS "campaignUntil", m.firm_id IS NOT NULL AS "isFree"`,
      from,
      where: conditionsOf(filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, filter) : undefined,
  ])
  return {
    items: rows.map(({ planId, startedOn, campaignId, campaignUntil, isFree, ...row }) => {
      const plan = findPlan(planId)
      const end = row.currentPeriodEnd ?? today
      const amountCents = plan && priceOf(plan, { startedOn, end, campaignId, campaignUntil, isFree })
      return { ...row, plan: plan?.name ?? null, amountCents, unit: plan?.unit ?? null }
    }),
    ...cursors,
    ...(segments && { segments }),
  }
}

const from = sql`FROM companies a LEFT JOIN accounting_firms f ON f.id = a.firm_id
  LEFT JOIN LATERAL (
    SELECT u.first_name || ' ' || u.last_name AS name, u.firm_id FROM role_assignments r JOIN people u ON u.id = r.user_id
    WHERE r.administration_id = a.id AND r.is_primary_user
  ) m ON true`

function conditionsOf({ type, search }: Filter) {
  const conditions = [sql`a.example_of IS NULL`]
  if (type !== undefined) conditions.push(sql`a.subscription_type = ${type}`)
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(
      sql`(a.company_name ILIKE ${pattern} OR m.name ILIKE ${pattern} OR f.company_name ILIKE ${pattern})`,
    )
  }
  return sql.join(conditions, sql` AND `)
}

/** Of the filter but for the type, so that each can be chosen. */
function segmentsOf(db: Db, { search }: Filter) {
  const searched = search?.trim() ? from : sql`FROM companies a`
  return countInOnePass(
    db,
    ['TRIAL', 'ZZP', 'MKB', 'PRESTARTER', 'REWARD', 'GRACE_PERIOD', 'NONE'],
    sql`SELECT a.subscription_type AS segment ${searched} WHERE ${conditionsOf({ search })}`,
  )
}

/** Every plan there is or was, with what it costs today and later, and how many have it. */
export async function listPlans(db: Db, today: string): Promise<ResponseOf<typeof contract.backOffice.plans>> {
  const { rows } = await sql<{ id: number; count: number }>`
    SELECT subscription_variant_id AS id, count(*) AS count FROM companies
    WHERE subscription_variant_id IS NOT NULL GROUP BY subscription_variant_id`.execute(db)
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  const prices = await loadPriceList(db)
  return plans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    type: plan.type,
    amountCents: prices.amountOn(plan, today),
    unit: plan.unit,
    comingPrices: prices
      .changesAfter(plan.id, today)
      .map(({ id, startsOn, amountCents }) => ({ id, from: startsOn, amountCents })),
    isFormer: plan.isFormer ?? false,
    administrations: counts.get(plan.id) ?? 0, // zero: nobody has it
  }))
}
