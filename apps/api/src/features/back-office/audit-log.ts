import type { AuditRow, contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { deedOf, deedsWith } from './deed-words.ts'

type Filter = QueryOf<typeof contract.backOffice.auditLog>
type LogPage = ResponseOf<typeof contract.backOffice.auditLog>

/** In the order in which it was written: the number rises with time. */
const auditList: List<ColumnOf<Filter>> = {
  name: 'audit-log',
  columns: { id: { by: sql`l.id`, type: 'bigint' } },
  defaultSort: '-id',
  id: sql`l.id`,
}

type Row = Omit<AuditRow, 'at' | 'deed'> & { created_at: Date }

/** A page of who changed what, the latest first; the first with how much there is of it, unless it is searched. */
export async function listAuditLog(db: Db, filter: Filter): Promise<LogPage> {
  const isCounted = filter.cursor === undefined && !filter.search?.trim()
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, auditList, filter, {
      select: sql`l.id, l.created_at, l.action, l.entity, l.entity_id AS "entityId", l.request_id AS "requestId", l.address,
        l.details ->> 'reason' AS reason,
        CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name,
          'emailAddress', u.email_address) END AS user,
        CASE WHEN w.id IS NOT NULL THEN w.first_name || ' ' || w.last_name END AS "actingAs",
        CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'companyName', a.company_name) END AS administration`,
      from: sql`FROM audit_log l LEFT JOIN people u ON u.id = l.user_id LEFT JOIN people w ON w.id = l.acting_as_user_id
        ${administrationOfRow}`,
      where: conditionsOf(filter),
    }),
    isCounted ? segmentsOf(db, filter) : undefined,
  ])
  const items = rows.map(({ created_at: at, ...row }) => ({
    ...row,
    at: toTimestamp(at),
    deed: deedOf(row.action, row.entity),
  }))
  return { items, ...cursors, ...(segments && { segments }) }
}

/** Of the filter but for the kind, so that each can be chosen. */
function segmentsOf(db: Db, filter: Filter): Promise<NonNullable<LogPage['segments']>> {
  const segment = (kind?: Filter['kind']) =>
    sql`SELECT l.id FROM audit_log l WHERE ${conditionsOf({ ...filter, kind })}`
  return countSegments(db, [], { all: segment(), access: segment('access') })
}

/** Hours on a client are the firm's, so that their rows are in none of its books; on whom they are is told all the same. */
const clientOfHours = sql`CASE WHEN l.entity = 'client_time_entry' THEN (l.details ->> 'administrationId')::bigint END`

/**
 * Whose number is worked out first: behind row security an index is found by a plain column alone, as what is made of details
 * might tell of rows that are hidden, and all administrations would be compared with each row.
 */
const administrationOfRow = sql`CROSS JOIN LATERAL (SELECT coalesce(l.administration_id, ${clientOfHours}) AS id OFFSET 0) whose
  LEFT JOIN companies a ON a.id = whose.id`

/**
 * By which staff comes near what is somebody's own, and the consent to it; of a shared screen that is whatever is done. The
 * index `audit_log_access` is of these words.
 */
const isAccess = sql`(l.action IN ('enter_as_staff', 'view_as', 'give_support_access', 'revoke_support_access', 'end_all_as_staff')
  OR l.entity = 'screen_share' OR (l.entity = 'identity_document' AND l.action = 'open'))`

function conditionsOf({ administrationId, userId, action, kind, from, to, search }: Filter) {
  const conditions = [sql`true`]
  if (administrationId !== undefined) conditions.push(sql`l.administration_id = ${administrationId}::bigint`)
  if (userId !== undefined) conditions.push(sql`l.user_id = ${userId}::bigint`)
  if (action !== undefined) conditions.push(sql`l.action = ${action}`)
  if (kind === 'access') conditions.push(isAccess)
  if (from !== undefined) conditions.push(sql`l.created_at >= ${from}::date::timestamp AT TIME ZONE 'Europe/Amsterdam'`)
  if (to !== undefined)
    conditions.push(sql`l.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'`)
  if (search?.trim()) {
    const pattern = likePattern(search)
    const { actions, entities, pairs } = deedsWith(search)
    conditions.push(sql`(l.action = ANY (${actions}::text[]) OR l.entity = ANY (${entities}::text[])
      OR l.action || ' ' || l.entity = ANY (${pairs}::text[]) OR l.address ILIKE ${pattern} OR u.email_address ILIKE ${pattern}
      OR u.first_name || ' ' || u.last_name ILIKE ${pattern} OR a.company_name ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}
