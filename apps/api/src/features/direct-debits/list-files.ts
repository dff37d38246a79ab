import type { contract, DirectDebitFile, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'

type Filter = QueryOf<typeof contract.directDebits.list>
type FilePage = ResponseOf<typeof contract.directDebits.list>

const fileList: List<ColumnOf<Filter>> = {
  name: 'direct-debit-files',
  columns: {
    createdAt: { by: sql`f.created_at`, type: 'timestamptz' },
    collectionDate: { by: sql`f.collection_date`, type: 'date' },
  },
  defaultSort: '-createdAt',
  id: sql`f.id`,
}

export interface FileRow {
  id: number
  name: string
  collection_date: string
  count: number
  total_cents: number
  paid_cents: number
  returned_cents: number
  refused_cents: number
  created_at: Date
  cancelled_at: Date | null
}

/** A page of direct-debit files, newest first unless sorted otherwise, each with what it comes to and what came in. */
export async function listDirectDebitFiles(db: Db, administrationId: number, filter: Filter): Promise<FilePage> {
  const { rows, ...cursors } = await readList<FileRow, ColumnOf<Filter>>(db, fileList, filter, {
    ...fileSource(administrationId),
    where: sql`f.administration_id = ${administrationId}`,
  })
  return { items: rows.map(presentFile), ...cursors }
}

/** What is selected of a file, and from where. */
export const fileSource = (administrationId: number): { select: RawBuilder<unknown>; from: RawBuilder<unknown> } => ({
  select: sql`f.id, s.name, f.collection_date, f.created_at, f.cancelled_at, i.count, i.total_cents, i.paid_cents,
    i.returned_cents, i.refused_cents`,
  from: sql`FROM direct_debit_files f
    JOIN stored_files s ON s.administration_id = ${administrationId} AND s.id = f.file_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS count, coalesce(sum(o.amount_cents), 0)::bigint AS total_cents,
        coalesce(sum(least(o.paid_cents, o.amount_cents)), 0)::bigint AS paid_cents,
        coalesce(sum(least(o.returned_cents, o.amount_cents)), 0)::bigint AS returned_cents,
        coalesce(sum(o.amount_cents) FILTER (WHERE o.released_because = 'refused'), 0)::bigint AS refused_cents
      FROM direct_debit_outcomes o
      WHERE o.administration_id = ${administrationId} AND o.direct_debit_file_id = f.id
    ) i`,
})

export const presentFile = (row: FileRow): DirectDebitFile => ({
  id: row.id,
  name: row.name,
  collectionDate: row.collection_date,
  count: row.count,
  totalCents: row.total_cents,
  paidCents: row.paid_cents,
  returnedCents: row.returned_cents,
  refusedCents: row.refused_cents,
  createdAt: toTimestamp(row.created_at),
  cancelledAt: toTimestampOrNull(row.cancelled_at),
})
