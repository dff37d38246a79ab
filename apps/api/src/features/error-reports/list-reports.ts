import type { errorReports, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

type ReportPage = ResponseOf<typeof errorReports.list>

const pageSize = 50

/** A page of reported errors, the latest first. */
export async function listReports(db: Db, filter: { search?: string; cursor?: string }): Promise<ReportPage> {
  const after = decodeCursor(filter.cursor, ['string', 'number'])
  let query = db.selectFrom('error_reports').selectAll().orderBy('last_seen_at', 'desc').orderBy('id', 'desc')
  if (filter.search) {
    const pattern = likePattern(filter.search)
    query = query.where((on) => on.or([on('name', 'ilike', pattern), on('message', 'ilike', pattern)]))
  }
  if (after) query = query.where(sql<boolean>`(last_seen_at, id) < (${after[0]}::timestamptz, ${after[1]})`)
  const rows = await query.limit(pageSize + 1).execute()
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.last_seen_at.toISOString(), row.id])
  return {
    items: shown.map(present),
    nextCursor,
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>['execute']>>[number]
const selectAll = (db: Db) => db.selectFrom('error_reports').selectAll()

function present(row: Row): ReportPage['items'][number] {
  const { fingerprint: _fingerprint, user_agent, request_id, first_seen_at, last_seen_at, ...rest } = row
  return {
    ...rest,
    userAgent: user_agent,
    requestId: request_id,
    firstSeenAt: toTimestamp(first_seen_at),
    lastSeenAt: toTimestamp(last_seen_at),
  }
}
