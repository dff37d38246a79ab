import type { WorklistFigures } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addMonths, startOfMonth } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { vatApproval } from '../approvals/approval-state.ts'
import { questionCounts } from '../questions/question-counts.ts'
import type { FirmDay } from './list-worklist.ts'
import { worklistStateOn } from './worklist-state.ts'

/** What waits at the clients of a firm, as they were last looked at; of one that was not, nothing is known. */
export async function worklistFigures(
  db: Db,
  { firmId, clientIds, today }: Omit<FirmDay, 'userId'>,
): Promise<WorklistFigures> {
  const behindSince = addMonths(startOfMonth(today), -1)
  const { rows } = await sql<WorklistFigures>`
    WITH client AS (
      SELECT a.company_name, s.period_label, s.due_on, ${worklistStateOn(today)} AS state,
        coalesce(s.waiting_lines, 0) AS waiting_lines, s.last_statement_on < ${behindSince} AS is_behind, q.open, q.answered
      FROM companies a
      LEFT JOIN client_states s ON s.administration_id = a.id AND s.administration_id = ANY (${clientIds}::bigint[])
      LEFT JOIN ${vatApproval(sql`a.id`, sql`s.period_end`, clientIds)} p ON true
      LEFT JOIN ${questionCounts(sql`a.id`)} q ON true
      WHERE a.firm_id = ${firmId} AND a.firm_archived_at IS NULL)
    SELECT
      (SELECT json_build_object('count', count(*) OVER (), 'companyName', company_name, 'periodLabel', period_label)
        FROM client WHERE state = 'late' ORDER BY due_on, company_name COLLATE list_order LIMIT 1) AS late,
      (SELECT json_build_object('dueOn', due_on, 'dueCount', count(*) FILTER (WHERE state = 'due'),
          'waitingCount', count(*) FILTER (WHERE state = 'waiting'), 'approvedCount', count(*) FILTER (WHERE state = 'approved'))
        FROM client WHERE state IN ('due', 'waiting', 'approved') GROUP BY due_on ORDER BY due_on LIMIT 1) AS next,
      json_build_object('openCount', coalesce(sum(open), 0), 'answeredCount', coalesce(sum(answered), 0),
        'clientCount', count(*) FILTER (WHERE open + answered > 0)) AS questions,
      json_build_object('waitingLineCount', coalesce(sum(waiting_lines), 0), 'clientCount', count(*) FILTER (WHERE waiting_lines > 0),
        'behindCount', count(*) FILTER (WHERE is_behind), 'behindSince', ${behindSince}::date) AS bank
    FROM client`.execute(db)
  return must(rows[0], 'what waits at the clients')
}
