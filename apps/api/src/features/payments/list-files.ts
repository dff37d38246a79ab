import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'

type Filter = QueryOf<typeof contract.payments.list>
type FilePage = ResponseOf<typeof contract.payments.list>

const fileList: List<ColumnOf<Filter>> = {
  name: 'payment-files',
  columns: {
    createdAt: { by: sql`f.created_at`, type: 'timestamptz' },
    executionDate: { by: sql`f.execution_date`, type: 'date' },
  },
  defaultSort: '-createdAt',
  id: sql`f.id`,
}

interface Row {
  id: number
  name: string
  execution_date: string
  count: number
  total_cents: number
  created_at: Date
  cancelled_at: Date | null
}

/** A page of payment files, newest first unless sorted otherwise, each with its invoices and what it pays in all. */
export async function listPaymentFiles(db: Db, administrationId: number, filter: Filter): Promise<FilePage> {
  const { rows, ...cursors } = await readList<Row, ColumnOf<Filter>>(db, fileList, filter, {
    select: sql`f.id, s.name, f.execution_date, f.created_at, f.cancelled_at, i.count, i.total_cents`,
    from: sql`FROM payment_files f
      JOIN stored_files s ON s.administration_id = ${administrationId} AND s.id = f.file_id
      CROSS JOIN LATERAL (
        SELECT count(*) AS count, coalesce(sum(i.amount_cents * sign(o.amount_cents)), 0)::bigint AS total_cents
        FROM payment_file_items i
        JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = i.open_item_id
        WHERE i.administration_id = ${administrationId} AND i.payment_file_id = f.id
      ) i`,
    where: sql`f.administration_id = ${administrationId}`,
  })
  return { items: rows.map(present), ...cursors }
}

const present = (row: Row): FilePage['items'][number] => ({
  id: row.id,
  name: row.name,
  executionDate: row.execution_date,
  count: row.count,
  totalCents: row.total_cents,
  createdAt: toTimestamp(row.created_at),
  cancelledAt: toTimestampOrNull(row.cancelled_at),
})
