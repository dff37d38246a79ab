import { purchaseStatus } from '@klopt/bookkeeping/documents'
import type { contract, PurchaseListItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { storedDay } from '../../database/stored-day.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

type Filter = QueryOf<typeof contract.purchases.list>
type PurchasePage = ResponseOf<typeof contract.purchases.list>

const pageSize = 50

interface Row {
  id: number
  kind: 'invoice' | 'credit_invoice'
  number: string
  contact_id: number | null
  contact_name: string | null
  invoice_date: string
  due_date: string
  gross_cents: number
  open_cents: number
  document_id: number | null
  booked: boolean
  reversed: boolean
}

interface Sums {
  count: number
  gross_cents: number
  open_cents: number
}

/**
 * A page of purchases, newest first, with the count and sums of the whole filter; what was taken back is counted and
 * not summed. Two statements in one round trip.
 */
export async function listPurchases(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<PurchasePage> {
  const source = sql`FROM purchases p
    LEFT JOIN contacts c ON c.administration_id = ${administrationId} AND c.id = p.contact_id
    LEFT JOIN owed_items o ON o.administration_id = ${administrationId} AND o.purchase_id = p.id
    WHERE ${conditionsOf(administrationId, filter, today)}`
  const after = decodeCursor(filter.cursor, ['string', 'number'])
  const page = sql<Row>`
    SELECT p.id, p.kind, p.number, p.contact_id, c.name AS contact_name, p.invoice_date, p.due_date, p.gross_cents,
      coalesce(o.open_cents, 0) AS open_cents, p.document_id, p.booked_at IS NOT NULL AS booked,
      p.reversed_at IS NOT NULL AS reversed
    ${source} AND ${after === null ? sql`true` : sql`(p.invoice_date, p.id) < (${after[0]}::date, ${after[1]})`}
    ORDER BY p.invoice_date DESC, p.id DESC
    LIMIT ${pageSize + 1}`.execute(db)
  const all = sql<Sums>`
    SELECT count(*) AS count,
      coalesce(sum(p.gross_cents) FILTER (WHERE p.reversed_at IS NULL), 0)::bigint AS gross_cents,
      coalesce(sum(o.open_cents), 0)::bigint AS open_cents
    ${source}`.execute(db)
  const [{ rows }, { rows: sums }] = await Promise.all([page, all])
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.invoice_date, row.id])
  const total = sums[0] ?? { count: 0, gross_cents: 0, open_cents: 0 }
  return {
    items: shown.map((row) => present(row, today)),
    nextCursor,
    totals: { count: total.count, grossCents: total.gross_cents, openCents: total.open_cents },
  }
}

function conditionsOf(administrationId: number, filter: Filter, today: string): RawBuilder<unknown> {
  const conditions = [sql`p.administration_id = ${administrationId} AND p.deleted_at IS NULL`]
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    conditions.push(sql`(p.number ILIKE ${pattern} OR c.name ILIKE ${pattern})`)
  }
  if (filter.contactId !== undefined) conditions.push(sql`p.contact_id = ${Number(filter.contactId)}`)
  if (filter.from !== undefined) conditions.push(sql`p.invoice_date >= ${storedDay(filter.from)}`)
  if (filter.to !== undefined) conditions.push(sql`p.invoice_date <= ${storedDay(filter.to)}`)
  if (filter.status !== undefined) conditions.push(statusConditions[filter.status](today))
  return sql.join(conditions, sql` AND `)
}

const statusConditions: Record<NonNullable<Filter['status']>, (today: string) => RawBuilder<unknown>> = {
  draft: () => sql`p.booked_at IS NULL`,
  unpaid: () => sql`o.open_cents <> 0`,
  late: (today) => isLateItem('o', today),
  paid: () => sql`o.open_cents = 0 AND p.reversed_at IS NULL`,
}

function present(row: Row, today: string): PurchaseListItem {
  const { id, kind, number, booked, reversed } = row
  const amounts = { dueDate: row.due_date, grossCents: row.gross_cents, openCents: row.open_cents }
  return {
    id,
    kind,
    status: purchaseStatus({ booked, reversed, ...amounts }, today),
    number,
    contactId: row.contact_id,
    contactName: row.contact_name,
    invoiceDate: row.invoice_date,
    documentId: row.document_id,
    ...amounts,
  }
}
