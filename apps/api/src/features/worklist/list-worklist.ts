import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { vatApproval } from '../approvals/approval-state.ts'
import { questionCounts } from '../questions/question-counts.ts'
import { aroundClients, type AroundClient } from './around-clients.ts'
import { countStates } from './count-states.ts'
import { worklistStateOn, worklistStateRank } from './worklist-state.ts'

type Worklist = ResponseOf<typeof contract.worklist.list>
type Item = Worklist['items'][number]
type Filter = QueryOf<typeof contract.worklist.list>

export interface FirmDay {
  readonly firmId: number
  /** Those that whoever looks may see. */
  readonly clientIds: readonly number[]
  /** Who looks. */
  readonly userId: number
  readonly today: string
}

const columnsOn = (today: string): List<ColumnOf<Filter>>['columns'] => ({
  dueOn: { by: sql`s.due_on`, type: 'date', isNullable: true },
  companyName: { by: sql`a.company_name COLLATE list_order`, type: 'text' },
  state: { by: worklistStateRank(today), type: 'bigint' },
  icpDueOn: { by: sql`s.icp_due_on`, type: 'date', isNullable: true },
  correctionDueOn: { by: sql`s.correction_due_on`, type: 'date', isNullable: true },
  redChecks: { by: sql`coalesce(s.red_checks, 0)`, type: 'bigint' },
  latePeriods: { by: sql`coalesce(s.late_periods, 0)`, type: 'bigint' },
  waitingLines: { by: sql`coalesce(s.waiting_lines, 0)`, type: 'bigint' },
  lastStatementOn: { by: sql`s.last_statement_on`, type: 'date', isNullable: true },
  documents: { by: sql`coalesce(s.documents, 0)`, type: 'bigint' },
  // Answers wait for the bookkeeper, so that they outweigh however many wait for the client.
  questions: { by: sql`q.answered * 1000000 + q.open`, type: 'bigint' },
  openYear: { by: sql`s.open_year COLLATE list_order`, type: 'text', isNullable: true },
  manager: { by: sql`${nameOfManager} COLLATE list_order`, type: 'text', isNullable: true },
})

const nameOfManager = sql`(SELECT u.first_name || ' ' || u.last_name FROM people u WHERE u.id = m.user_id)`

const worklistOn = (today: string): List<ColumnOf<Filter>> => ({
  name: 'worklist',
  columns: columnsOn(today),
  defaultSort: 'dueOn',
  id: sql`a.id`,
})

/**
 * A page of the clients of a firm as they were last looked at; the first one with how many stand where, and since when. What
 * would have to be counted for each client is read of those on the page alone.
 */
export async function listWorklist(db: Db, firm: FirmDay, filter: Filter): Promise<Worklist> {
  const from = fromOf(filter, firm.clientIds)
  const page = readList<Omit<Item, keyof AroundClient>, ColumnOf<Filter>>(db, worklistOn(firm.today), filter, {
    select: sql`a.id, a.company_name AS "companyName", coalesce(a.address_city, '') AS city, a.legal_form AS "legalForm",
      ${worklistStateOn(firm.today)} AS state, s.period_label AS "periodLabel", s.due_on AS "dueOn", s.filed_on AS "filedOn",
      coalesce(s.waiting_lines, 0) AS "waitingLines", coalesce(s.documents, 0) AS documents,
      s.last_statement_on AS "lastStatementOn", coalesce(s.late_periods, 0) AS "latePeriods",
      coalesce(s.red_checks, 0) AS "redChecks", s.open_year AS "openYear",
      s.icp_label AS "icpLabel", s.icp_due_on AS "icpDueOn", s.correction_due_on AS "correctionDueOn", p.state AS approval`,
    from,
    where: conditionsOf(firm, filter),
  })
  // Of the filter but for the state, so that each can be chosen.
  const counted = {
    from,
    where: conditionsOf(firm, { ...filter, state: undefined }),
    state: worklistStateOn(firm.today),
  }
  // Not awaited one by one: they share a round trip.
  const [{ rows, ...cursors }, segments, asOf] = await Promise.all([
    page,
    filter.cursor === undefined ? countStates(db, counted) : undefined,
    lookedAtOn(db, firm.firmId),
  ])
  const around = await aroundClients(
    db,
    rows.map(({ id }) => id),
    firm.userId,
  )
  return {
    items: rows.map((row) => ({ ...row, ...must(around.get(row.id), 'what is around a client') })),
    ...cursors,
    ...(segments && { segments }),
    asOf,
  }
}

/**
 * What is asked about nobody is not joined: every client would be counted for it. Whose figures are joined is named, or those of
 * the clients of all firms would be gone through.
 */
function fromOf({ managerId, questions, sort }: Filter, clientIds: readonly number[]): RawBuilder<unknown> {
  const ofThem = (column: RawBuilder<unknown>) => sql`${column} = a.id AND ${column} = ANY (${clientIds}::bigint[])`
  return sql`FROM companies a
  LEFT JOIN client_states s ON ${ofThem(sql`s.administration_id`)}
  LEFT JOIN ${vatApproval(sql`a.id`, sql`s.period_end`, clientIds)} p ON true
  ${managerId !== undefined || sort?.endsWith('manager') === true ? sql`LEFT JOIN client_managers m ON ${ofThem(sql`m.administration_id`)}` : sql``}
  ${questions !== undefined || sort?.endsWith('questions') === true ? sql`LEFT JOIN ${questionCounts(sql`a.id`)} q ON true` : sql``}`
}

function conditionsOf(
  { firmId, today }: FirmDay,
  { search, state, managerId, questions }: Filter,
): RawBuilder<unknown> {
  const conditions = [sql`a.firm_id = ${firmId} AND a.firm_archived_at IS NULL`]
  if (state !== undefined) conditions.push(sql`${worklistStateOn(today)} = ${state}`)
  if (managerId !== undefined) conditions.push(sql`m.user_id = ${managerId}`)
  if (questions !== undefined) conditions.push(questions === 'open' ? sql`q.open > 0` : sql`q.answered > 0`)
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(a.company_name ILIKE ${pattern} OR a.address_city ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}

/** Since when all of them are as they are shown, in whole seconds. */
async function lookedAtOn(db: Db, firmId: number): Promise<number | null> {
  const look = await db.selectFrom('firm_looks').select('looked_at').where('firm_id', '=', firmId).executeTakeFirst()
  return look === undefined ? null : toTimestamp(look.looked_at)
}
