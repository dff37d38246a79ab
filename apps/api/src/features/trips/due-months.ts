import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { MonthKey } from './book-month.ts'

export interface DueMonth extends MonthKey {
  readonly administrationId: number
}

/** Months that are over and are not in the books as they were driven, the oldest first; of one month when one is named. */
export async function dueMonths(
  db: Db,
  today: string,
  { administrationId = null, monthEnd = null }: { administrationId?: number | null; monthEnd?: string | null } = {},
): Promise<DueMonth[]> {
  const { rows } = await sql<DueMonth>`
    WITH driven AS (
      SELECT administration_id, user_id, (date_trunc('month', day) + interval '1 month - 1 day')::date AS month_end,
        sum(cents) AS cents
      FROM trips WHERE deleted_at IS NULL AND (${administrationId}::bigint IS NULL OR administration_id = ${administrationId})
      GROUP BY 1, 2, 3)
    SELECT coalesce(d.administration_id, m.administration_id) AS "administrationId",
      coalesce(d.user_id, m.user_id) AS "userId", coalesce(d.month_end, m.month_end) AS "monthEnd"
    FROM driven d FULL JOIN trip_months m ON m.administration_id = d.administration_id AND m.user_id = d.user_id
      AND m.month_end = d.month_end
    WHERE coalesce(d.month_end, m.month_end) < ${today}
      AND coalesce(d.cents, 0) <> coalesce(m.booked_cents, 0)
      AND (${administrationId}::bigint IS NULL OR coalesce(d.administration_id, m.administration_id) = ${administrationId})
      AND (${monthEnd}::date IS NULL OR coalesce(d.month_end, m.month_end) = ${monthEnd})
    ORDER BY 3, 1, 2`.execute(db)
  return rows
}
