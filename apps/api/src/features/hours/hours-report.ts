import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { nameOfUser, worthOfEntry } from './hours-sql.ts'

type Asked = QueryOf<typeof contract.hoursReports.get>
type Report = ResponseOf<typeof contract.hoursReports.get>

const groups: Readonly<
  Record<Asked['by'], { key: RawBuilder<unknown>; label: RawBuilder<unknown>; order: RawBuilder<unknown> }>
> = {
  project: { key: sql`p.id::text`, label: sql`p.name`, order: sql`label` },
  contact: { key: sql`coalesce(c.id::text, '')`, label: sql`coalesce(c.name, 'Eigen werk')`, order: sql`label` },
  user: { key: sql`u.id::text`, label: nameOfUser, order: sql`label` },
  month: { key: sql`to_char(e.day, 'YYYY-MM')`, label: sql`to_char(e.day, 'YYYY-MM')`, order: sql`key` },
}

/** Hours of a period, summed as asked; its rows come to its total. Throws `invalid_input`. */
export async function hoursReport(db: Db, administrationId: number, asked: Asked): Promise<Report> {
  assertPeriod(asked)
  const { key, label, order } = groups[asked.by]
  const { rows } = await sql<Report['rows'][number]>`
    WITH summed AS (SELECT ${key} AS key, ${label} AS label, ${figures}
      ${reportedEntries(administrationId, asked)}
      GROUP BY 1, 2)
    SELECT key, label, seconds, "billableSeconds", "invoicedSeconds", ${sharedCents} AS cents
    FROM summed ORDER BY ${order}, key`.execute(db)
  const sum = (name: 'seconds' | 'billableSeconds' | 'invoicedSeconds' | 'cents') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    rows,
    total: {
      seconds: sum('seconds'),
      billableSeconds: sum('billableSeconds'),
      invoicedSeconds: sum('invoicedSeconds'),
      cents: sum('cents'),
    },
  }
}

/** What was billed at its own rate, else what it would come to. */
const worth = sql`coalesce(g.billed_seconds * g.rate_cents::numeric / 3600, ${worthOfEntry})`

const figures = sql`sum(e.seconds)::int8 AS seconds,
  coalesce(sum(e.seconds) FILTER (WHERE e.billable), 0)::int8 AS "billableSeconds",
  coalesce(sum(e.seconds) FILTER (WHERE e.invoiced), 0)::int8 AS "invoicedSeconds",
  coalesce(sum(${worth}), 0) AS exact`

/**
 * The whole is rounded once, so that it is the same whichever way it is grouped; its rows come to it, as those that lost
 * most by rounding down get the cents that are left.
 */
const sharedCents = sql`(floor(exact) + CASE WHEN row_number() OVER (ORDER BY exact - floor(exact) DESC, key)
  <= round(sum(exact) OVER ()) - sum(floor(exact)) OVER () THEN 1 ELSE 0 END)::int8`

/** The entries of a report as `e`, with `p`, `c`, `u`, `t` and `g` beside them. */
export const reportedEntries = (administrationId: number, { from, to, userId, projectId }: Omit<Asked, 'by'>) => sql`
  FROM time_entries e
  JOIN projects p ON p.administration_id = e.administration_id AND p.id = e.project_id
  JOIN people u ON u.id = e.user_id
  LEFT JOIN contact_names c ON c.administration_id = p.administration_id AND c.id = p.contact_id
  LEFT JOIN project_tasks t ON t.administration_id = e.administration_id AND t.id = e.task_id
  LEFT JOIN time_group_entries g ON g.administration_id = e.administration_id AND g.time_entry_id = e.id AND NOT g.released
  WHERE e.administration_id = ${administrationId} AND e.deleted_at IS NULL AND e.day BETWEEN ${from} AND ${to}
    AND (${userId ?? null}::bigint IS NULL OR e.user_id = ${userId ?? null}::bigint)
    AND (${projectId ?? null}::bigint IS NULL OR e.project_id = ${projectId ?? null}::bigint)`

export function assertPeriod({ from, to }: Pick<Asked, 'from' | 'to'>): void {
  if (to < from) throw new ApiError('invalid_input', { fields: { to: 'De laatste dag ligt voor de eerste' } })
}
