import type { contract, ResponseOf, TicketTag } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

type Figures = ResponseOf<typeof contract.ticketQueue.figures>

const PERIOD_MS = 30 * 24 * 3_600_000

interface Row {
  readonly created: number
  readonly answered: number
  readonly median: number | null
  readonly slowest: number | null
}

/** What is open now, and how the 30 days up to now went; the time to a first answer counts in the period it was given. */
export async function ticketFigures(db: Db, now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - PERIOD_MS)
  const open = await openTickets(db)
  const { rows } = await sql<Row>`
    SELECT (SELECT count(*) FROM tickets WHERE created_at > ${since}) AS created, count(*) AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_answered_at - created_at)::float8) AS median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM first_answered_at - created_at)::float8) AS slowest
    FROM tickets WHERE first_answered_at > ${since}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('an aggregate answers one row')
  return {
    ...open,
    created: row.created,
    answered: row.answered,
    firstAnswerMedian_seconds: rounded(row.median),
    firstAnswerSlowest10Percent_seconds: rounded(row.slowest),
  }
}

const rounded = (seconds: number | null) => (seconds === null ? null : Math.round(seconds))

/** By every tag, also without open tickets. */
async function openTickets(db: Db): Promise<Pick<Figures, 'open' | 'unassigned' | 'openByTag'>> {
  const { rows } = await sql<{ tagId: TicketTag; count: number; unassigned: number }>`
    SELECT tag AS "tagId", coalesce(t.count, 0) AS count, coalesce(t.unassigned, 0) AS unassigned
    FROM unnest(ARRAY[1, 2, 3, 6, 7]) AS tag LEFT JOIN (
      SELECT tag_id, count(*) AS count, count(*) FILTER (WHERE assigned_to IS NULL) AS unassigned
      FROM tickets WHERE state = 'open' GROUP BY tag_id
    ) t ON t.tag_id = tag
    ORDER BY tag`.execute(db)
  return {
    open: rows.reduce((sum, { count }) => sum + count, 0),
    unassigned: rows.reduce((sum, { unassigned }) => sum + unassigned, 0),
    openByTag: rows.map(({ tagId, count }) => ({ tagId, count })),
  }
}
