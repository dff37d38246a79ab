import type { TripMonth } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { nameOfUser } from '../hours/hours-sql.ts'
import type { TripReader } from './whose-trips.ts'

const SHOWN_MONTHS = 24

/** What was driven by month and person, with what of it is in the books; the last month first. */
export async function tripMonths(
  db: Db,
  { administrationId, userId, seesAll }: TripReader,
  today: string,
): Promise<TripMonth[]> {
  const { rows } = await sql<TripMonth>`
    WITH driven AS (
      SELECT user_id, (date_trunc('month', day) + interval '1 month - 1 day')::date AS month_end,
        sum(kilometres * CASE WHEN is_return THEN 2 ELSE 1 END) FILTER (WHERE kind <> 'private') AS kilometres,
        sum(cents) AS cents
      FROM trips WHERE administration_id = ${administrationId} AND deleted_at IS NULL AND (${seesAll} OR user_id = ${userId})
      GROUP BY 1, 2),
    months AS (
      SELECT user_id, month_end FROM driven
      UNION
      SELECT user_id, month_end FROM trip_months
      WHERE administration_id = ${administrationId} AND (${seesAll} OR user_id = ${userId})),
    shown AS (SELECT DISTINCT month_end FROM months ORDER BY month_end DESC LIMIT ${SHOWN_MONTHS})
    SELECT m.user_id AS "userId", ${nameOfUser} AS "userName", m.month_end AS "monthEnd",
      coalesce(d.kilometres, 0)::int AS kilometres, coalesce(d.cents, 0)::bigint AS cents,
      coalesce(b.booked_cents, 0) AS "bookedCents", m.month_end < ${today} AS "isOver", b.held_reason AS "heldReason"
    FROM months m JOIN people u ON u.id = m.user_id
    LEFT JOIN driven d ON d.user_id = m.user_id AND d.month_end = m.month_end
    LEFT JOIN trip_months b ON b.administration_id = ${administrationId} AND b.user_id = m.user_id
      AND b.month_end = m.month_end
    WHERE m.month_end IN (SELECT month_end FROM shown)
    ORDER BY m.month_end DESC, "userName", m.user_id`.execute(db)
  return rows
}
