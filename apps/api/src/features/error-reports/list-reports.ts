import type { errorReports, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'

type ReportPage = ResponseOf<typeof errorReports.list>

type Filter = QueryOf<typeof errorReports.list>

const reportList: List<ColumnOf<Filter>> = {
  name: 'error-reports',
  columns: {
    lastSeenAt: { by: sql`e.last_seen_at`, type: 'timestamptz' },
    firstSeenAt: { by: sql`e.first_seen_at`, type: 'timestamptz' },
    occurrences: { by: sql`e.occurrences`, type: 'bigint' },
  },
  defaultSort: '-lastSeenAt',
  id: sql`e.id`,
}

/** A page of reported errors, the latest first unless sorted otherwise. */
export async function listReports(db: Db, filter: Filter): Promise<ReportPage> {
  const pattern = filter.search ? likePattern(filter.search) : null
  const { rows, ...cursors } = await readList<Row, ColumnOf<Filter>>(db, reportList, filter, {
    select: sql`e.*`,
    from: sql`FROM error_reports e`,
    where: sql`(${pattern}::text IS NULL OR e.name ILIKE ${pattern} OR e.message ILIKE ${pattern})`,
  })
  return { items: rows.map(present), ...cursors }
}

type Row = Selectable<Schema['error_reports']>

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
