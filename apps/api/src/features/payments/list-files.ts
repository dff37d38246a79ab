import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'

type FilePage = ResponseOf<typeof contract.payments.list>

const PAGE_SIZE = 50

interface Row {
  id: number
  name: string
  execution_date: string
  count: number
  total_cents: number
  created_at: Date
  cancelled_at: Date | null
}

/** A page of payment files, newest first, each with its invoices and what it pays in all: one statement. */
export async function listPaymentFiles(
  db: Db,
  administrationId: number,
  cursor: string | undefined,
): Promise<FilePage> {
  const after = decodeCursor(cursor, ['number'])
  const { rows } = await sql<Row>`
    SELECT f.id, s.name, f.execution_date, f.created_at, f.cancelled_at, i.count, i.total_cents
    FROM payment_files f
    JOIN files s ON s.administration_id = ${administrationId} AND s.id = f.file_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS count, coalesce(sum(i.amount_cents * sign(o.amount_cents)), 0)::bigint AS total_cents
      FROM payment_file_items i
      JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = i.open_item_id
      WHERE i.administration_id = ${administrationId} AND i.payment_file_id = f.id
    ) i
    WHERE f.administration_id = ${administrationId} AND ${after === null ? sql`true` : sql`f.id < ${after[0]}`}
    ORDER BY f.id DESC
    LIMIT ${PAGE_SIZE + 1}`.execute(db)
  const { shown, nextCursor } = pageOf(rows, PAGE_SIZE, (row) => [row.id])
  return {
    items: shown.map((row) => ({
      id: row.id,
      name: row.name,
      executionDate: row.execution_date,
      count: row.count,
      totalCents: row.total_cents,
      createdAt: toTimestamp(row.created_at),
      cancelledAt: toTimestampOrNull(row.cancelled_at),
    })),
    nextCursor,
  }
}
