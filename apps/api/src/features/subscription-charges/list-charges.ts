import type { ChargeState, contract, QueryOf, ResponseOf, SubscriptionCharge } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { returnReason } from '@klopt/bookkeeping/payments'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countInOnePass } from '../../kernel/segments.ts'
import { findPlan } from '../subscriptions/plans.ts'
import { allChargesWithCollection, chargesWithCollection, stateOn } from './charge-states.ts'
import { payerReason } from './payer-reason.ts'

type Filter = QueryOf<typeof contract.subscriptionCharges.list>

const chargeList: List<ColumnOf<Filter>> = {
  name: 'subscription-charges',
  columns: {
    collectionDate: { by: sql`c.due_on`, type: 'date' },
    number: { by: sql`c.number COLLATE list_order`, type: 'text' },
  },
  defaultSort: '-collectionDate',
  id: sql`c.id`,
}

interface Row extends Omit<SubscriptionCharge, 'plan' | 'reason'> {
  readonly planId: number
  readonly reasonCode: string | null
}
interface StaffRow extends Row {
  readonly administrationId: number
  readonly companyName: string
  readonly attempts: number
  readonly hasMandate: boolean
  readonly fileId: number | null
}

const told = (today: string) => sql`c.id, c.number, c.plan_id AS "planId", c.period_start AS "periodStart",
  c.period_end AS "periodEnd", c.amount_cents AS "amountCents", c.due_on AS "collectionDate",
  ${stateOn(today)} AS state, s.reason_code AS "reasonCode"`

/** A page of what was charged of all administrations, the last to be collected first unless sorted otherwise. */
export async function listCharges(
  db: Db,
  filter: Filter,
  today: string,
): Promise<ResponseOf<typeof contract.subscriptionCharges.list>> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<StaffRow, ColumnOf<Filter>>(db, chargeList, filter, {
      select: sql`${told(today)}, a.id AS "administrationId", a.company_name AS "companyName",
        coalesce(s.attempt, 0) AS attempts, s.file_id AS "fileId", EXISTS (
          SELECT FROM sepa_mandates m WHERE m.administration_id = c.administration_id AND m.revoked_at IS NULL
        ) AS "hasMandate"`,
      from: chargesWithCollection,
      where: conditionsOf(filter, today),
    }),
    filter.cursor === undefined ? segmentsOf(db, filter, today) : undefined,
  ])
  return {
    items: rows.map(({ planId, reasonCode, ...row }) => ({
      ...row,
      plan: planOf(planId),
      reason: reasonCode === null ? null : { code: reasonCode, text: must(returnReason(reasonCode), 'its words').text },
    })),
    ...cursors,
    ...(segments && { segments }),
  }
}

/** The last charges of one administration, the latest first. */
export async function ownCharges(db: Db, administrationId: number, today: string): Promise<SubscriptionCharge[]> {
  const { rows } = await sql<Row>`SELECT ${told(today)} ${chargesWithCollection}
    WHERE c.administration_id = ${administrationId} ORDER BY c.id DESC LIMIT 60`.execute(db)
  return rows.map(({ planId, reasonCode, ...row }) => ({
    ...row,
    plan: planOf(planId),
    reason: reasonCode === null ? null : { code: reasonCode, text: payerReason(reasonCode) },
  }))
}

const planOf = (planId: number) => findPlan(planId)?.name ?? null

function conditionsOf({ state, search }: Filter, today: string) {
  const conditions = [sql`true`]
  if (state !== undefined) {
    const states: readonly ChargeState[] = state === 'collected' ? ['collected', 'paid'] : [state]
    conditions.push(sql`${stateOn(today)} = ANY (${states}::text[])`)
  }
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(a.company_name ILIKE ${pattern} OR c.number ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}

/** Of the filter but for the state, so that each can be chosen. What is paid was collected too. */
function segmentsOf(db: Db, { search }: Filter, today: string) {
  const named = search?.trim() ? sql`JOIN companies a ON a.id = c.administration_id` : sql``
  const state = sql`coalesce(nullif(${stateOn(today)}, 'paid'), 'collected')`
  return countInOnePass(
    db,
    ['planned', 'handed_in', 'collected', 'failed'],
    sql`SELECT ${state} AS segment ${allChargesWithCollection} ${named} WHERE ${conditionsOf({ search }, today)}`,
  )
}
