import type { contract, ResponseOf, TicketTag } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

type Figures = ResponseOf<typeof contract.ticketQueue.figures>

const PERIOD_MS = 30 * 24 * 3_600_000

interface Row {
  readonly open: number
  readonly unassigned: number
  readonly created: number
  readonly answered: number
  readonly median: number | null
  readonly slowest: number | null
}

/** What is open now, and how the 30 days up to now went; the time to a first answer counts in the period it was given. */
export async function ticketFigures(db: Db, now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - PERIOD_MS)
  const { rows } = await sql<Row>`
    SELECT count(*) FILTER (WHERE state = 'open') AS open,
      count(*) FILTER (WHERE state = 'open' AND assigned_to IS NULL) AS unassigned,
      count(*) FILTER (WHERE created_at > ${since}) AS created,
      count(*) FILTER (WHERE first_answered_at > ${since}) AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_answered_at - created_at)::float8)
        FILTER (WHERE first_answered_at > ${since}) AS median,
      percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM first_answered_at - created_at)::float8)
        FILTER (WHERE first_answered_at > ${since}) AS slowest
    FROM tickets`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('an aggregate answers one row')
  return {
    open: row.open,
    unassigned: row.unassigned,
    openByTag: await openByTag(db),
    created: row.created,
    answered: row.answered,
    firstAnswerMedian_seconds: rounded(row.median),
    firstAnswerSlowest10Percent_seconds: rounded(row.slowest),
  }
}

const rounded = (seconds: number | null) => (seconds === null ? null : Math.round(seconds))

/** Every tag, also without open tickets. */
async function openByTag(db: Db): Promise<Figures['openByTag']> {
  const { rows } = await sql<{ tagId: TicketTag; count: number }>`
    SELECT tag AS "tagId", count(t.id) AS count
    FROM unnest(ARRAY[1, 2, 3, 6, 7]) AS tag LEFT JOIN tickets t ON t.tag_id = tag AND t.state = 'open'
    GROUP BY tag ORDER BY tag`.execute(db)
  return rows
}
