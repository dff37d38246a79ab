import type { Approval, contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { isRequired } from './hooks.ts'

type Filter = QueryOf<typeof contract.approvals.list>

const approvalList: List<ColumnOf<Filter>> = {
  name: 'approvals',
  columns: { askedAt: { by: sql`t.asked_at`, type: 'timestamptz' } },
  defaultSort: '-askedAt',
  id: sql`t.id`,
}

interface Row extends Omit<Approval, 'askedAt' | 'answeredAt' | 'usedAt'> {
  asked_at: Date
  answered_at: Date | null
  used_at: Date | null
}

/** A page of what the client was asked to agree on; the first one with how many stand where. */
export async function listApprovals(
  db: Db,
  administrationId: number,
  filter: Filter,
): Promise<ResponseOf<typeof contract.approvals.list>> {
  const [{ rows, ...cursors }, segments, isNeeded] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, approvalList, filter, {
      select: sql`t.id, t.kind, t.period_key AS period, t.label, t.state, t.figures, t.note, t.answer,
        t.overruled_reason AS "overruledReason", u.first_name || ' ' || u.last_name AS "askedBy",
        CASE WHEN w.id IS NOT NULL THEN w.first_name || ' ' || w.last_name END AS "answeredBy",
        t.asked_at, t.answered_at, t.used_at`,
      from: sql`FROM approvals t JOIN people u ON u.id = t.asked_by LEFT JOIN people w ON w.id = t.answered_by`,
      where: conditionsOf(administrationId, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter) : undefined,
    isRequired(db, administrationId),
  ])
  return {
    items: rows.map(({ asked_at, answered_at, used_at, ...row }) => ({
      ...row,
      askedAt: toTimestamp(asked_at),
      answeredAt: toTimestampOrNull(answered_at),
      usedAt: toTimestampOrNull(used_at),
    })),
    ...cursors,
    ...(segments && { segments }),
    isRequired: isNeeded,
  }
}

function conditionsOf(administrationId: number, { state, kind }: Filter) {
  const conditions = [sql`t.administration_id = ${administrationId}`]
  if (state !== undefined) conditions.push(sql`t.state = ${state}`)
  if (kind !== undefined) conditions.push(sql`t.kind = ${kind}`)
  return sql.join(conditions, sql` AND `)
}

/** Of the filter but for the state, so that each can be chosen. */
function segmentsOf(db: Db, administrationId: number, filter: Filter) {
  const segment = (state?: Filter['state']) =>
    sql`SELECT t.id FROM approvals t WHERE ${conditionsOf(administrationId, { ...filter, state })}`
  return countSegments(db, [], {
    all: segment(),
    asked: segment('asked'),
    approved: segment('approved'),
    declined: segment('declined'),
  })
}
