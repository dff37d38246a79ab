import type { WorklistClient } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isChangeOfBooks } from '../client-visits/change-kinds.ts'
import { countSinceVisit } from '../client-visits/changes-since.ts'
import { questionCounts } from '../questions/question-counts.ts'

/** What is counted of a client at the moment somebody looks. */
export type AroundClient = Pick<
  WorklistClient,
  'openQuestions' | 'answeredQuestions' | 'changes' | 'manager' | 'isBeingUpdated'
>

/** What makes a kept figure old. Who opens a client, asks it something or agrees does not: that is counted at the moment of looking. */
const isChangeOfFigures = sql`${isChangeOfBooks} AND l.entity NOT IN ('question', 'approval')`

/** The questions, changes and manager of a page of clients, as a colleague sees them, and whose figures are kept of before. */
export async function aroundClients(
  db: Db,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, AroundClient>> {
  const { rows } = await sql<AroundClient & { id: number }>`
    SELECT a.id, q.open AS "openQuestions", q.answered AS "answeredQuestions", ${countSinceVisit(sql`a.id`, userId)} AS changes,
      CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) END AS manager,
      s.administration_id IS NULL OR EXISTS (
        SELECT FROM audit_log l WHERE l.administration_id = a.id AND l.id > s.seen_audit_id AND ${isChangeOfFigures}
      ) AS "isBeingUpdated"
    FROM unnest(${ids}::bigint[]) AS a(id)
    LEFT JOIN client_states s ON s.administration_id = a.id AND s.administration_id = ANY (${ids}::bigint[])
    LEFT JOIN ${questionCounts(sql`a.id`)} q ON true
    LEFT JOIN client_managers m ON m.administration_id = a.id AND m.administration_id = ANY (${ids}::bigint[])
    LEFT JOIN people u ON u.id = m.user_id`.execute(db)
  return new Map(rows.map(({ id, ...around }) => [id, around]))
}
