import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { CRITERION_HOURS, hoursCriterion } from '@klopt/bookkeeping/hours'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { HoursOwner } from './whose-hours.ts'

interface Month {
  month: string
  directSeconds: number
  indirectSeconds: number
}

/** How far somebody is with the hours of an entrepreneur in a calendar year; direct is what customers are billed. */
export async function showCriterion(
  db: Db,
  { administrationId, userId }: HoursOwner,
  year: number,
): Promise<ResponseOf<typeof contract.hoursReports.criterion>> {
  const { rows: months } = await sql<Month>`
    SELECT to_char(day, 'YYYY-MM') AS month,
      coalesce(sum(seconds) FILTER (WHERE billable), 0)::int8 AS "directSeconds",
      coalesce(sum(seconds) FILTER (WHERE NOT billable), 0)::int8 AS "indirectSeconds"
    FROM time_entries
    WHERE administration_id = ${administrationId} AND user_id = ${userId} AND deleted_at IS NULL
      AND day BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`}
    GROUP BY 1 ORDER BY 1`.execute(db)
  const sum = (key: 'directSeconds' | 'indirectSeconds') => months.reduce((total, month) => total + month[key], 0)
  const criterion = hoursCriterion(sum('directSeconds'), sum('indirectSeconds'))
  return { year, userId, criterionHours: CRITERION_HOURS, ...criterion, months }
}
