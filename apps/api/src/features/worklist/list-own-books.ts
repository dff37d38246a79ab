import type { OwnBooks } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { vatApproval } from '../approvals/approval-state.ts'
import { questionCounts } from '../questions/question-counts.ts'
import { worklistStateOn } from './worklist-state.ts'

/**
 * What waits in each of the administrations that somebody keeps, as they were last looked at: in one query over the kept
 * figures. Those whose books have ended, that are examples, or that were not looked at yet are left out.
 */
export async function listOwnBooks(db: Db, userId: number, today: string): Promise<OwnBooks[]> {
  const clientIds = await keptBy(db, userId)
  if (clientIds.length === 0) return []
  await changeScope(db, { kind: 'firm', clientIds, userId })
  const { rows } = await sql<OwnBooks>`
    SELECT a.id AS "administrationId", ${worklistStateOn(today)} AS state, s.period_label AS "periodLabel", s.due_on AS "dueOn",
      s.waiting_lines AS "waitingLines", s.documents, q.open AS "openQuestions"
    FROM companies a
    JOIN client_states s ON s.administration_id = a.id AND s.administration_id = ANY (${clientIds}::bigint[])
    LEFT JOIN ${vatApproval(sql`a.id`, sql`s.period_end`, clientIds)} p ON true
    LEFT JOIN ${questionCounts(sql`a.id`)} q ON true
    WHERE a.id = ANY (${clientIds}::bigint[]) AND a.example_of IS NULL AND a.subscription_type <> 'NONE'
    ORDER BY a.id`.execute(db)
  return rows
}

/** Not those in which one only writes hours. */
async function keptBy(db: Db, userId: number): Promise<number[]> {
  const roles = await db
    .selectFrom('role_assignments')
    .select(['administration_id', 'permissions'])
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .execute()
  return roles.flatMap(({ administration_id: id, permissions }) =>
    id === null || !permissions.some((permission) => KEEPING.has(permission)) ? [] : id,
  )
}

const KEEPING: ReadonlySet<string> = new Set(['ADMIN', 'ACCOUNTING', 'BOOKING'])

/** Of the administrations `a`: those of somebody who has several, of which it is told what waits in each. */
export const isOneOfSeveral = sql`EXISTS (
  SELECT FROM role_assignments r JOIN role_assignments other ON other.user_id = r.user_id AND other.id <> r.id
  WHERE r.administration_id = a.id AND r.deactivated_at IS NULL
    AND other.deactivated_at IS NULL AND other.administration_id IS NOT NULL)`
