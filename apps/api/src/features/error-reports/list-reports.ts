import type { errorReports, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'

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

/** A page of reported errors, the latest first unless sorted otherwise; the first with how many there are of each source. */
export async function listReports(db: Db, filter: Filter): Promise<ReportPage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, reportList, filter, {
      select: sql`e.*`,
      from: sql`FROM error_reports e`,
      where: conditionsOf(filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, filter) : undefined,
  ])
  return { items: rows.map(present), ...cursors, ...(segments && { segments }) }
}

function segmentsOf(db: Db, filter: Filter): Promise<NonNullable<ReportPage['segments']>> {
  const segment = (source?: Filter['source']) =>
    sql`SELECT e.occurrences FROM error_reports e WHERE ${conditionsOf({ ...filter, source })}`
  return countSegments(db, ['occurrences'], { all: segment(), browser: segment('browser'), server: segment('server') })
}

function conditionsOf({ source, search }: Filter): RawBuilder<unknown> {
  const pattern = search ? likePattern(search) : null
  return sql`(${source ?? null}::text IS NULL OR e.source = ${source ?? null})
    AND (${pattern}::text IS NULL OR e.name ILIKE ${pattern} OR e.message ILIKE ${pattern} OR e.path ILIKE ${pattern})`
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
