import { purchaseStatus } from '@klopt/bookkeeping/documents'
import type { contract, PurchaseListItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { storedDay } from '../../database/stored-day.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import { searchedCents } from '../../kernel/searched-cents.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { COUNTED_AT_MOST, countSegments, totalsOf } from '../../kernel/segments.ts'

type Filter = QueryOf<typeof contract.purchases.list>
type PurchasePage = ResponseOf<typeof contract.purchases.list>

const purchaseList: List<ColumnOf<Filter>> = {
  name: 'purchases',
  columns: {
    number: { by: sql`p.number COLLATE list_order`, type: 'text' },
    invoiceDate: { by: sql`p.invoice_date`, type: 'date' },
    dueDate: { by: sql`p.due_date`, type: 'date' },
    grossCents: { by: sql`p.gross_cents`, type: 'bigint' },
  },
  defaultSort: '-invoiceDate',
  id: sql`p.id`,
}

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

/** A page of purchases, newest first unless sorted otherwise; the first with the segments of its filter. */
export async function listPurchases(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<PurchasePage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, purchaseList, filter, {
      select: sql`p.id, p.kind, p.number, p.contact_id, c.name AS contact_name, p.invoice_date, p.due_date,
        p.gross_cents, coalesce(o.open_cents, 0) AS open_cents, p.document_id, p.booked_at IS NOT NULL AS booked,
        p.reversed_at IS NOT NULL AS reversed`,
      from: from(administrationId),
      where: conditionsOf(administrationId, filter, today),
    }),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter, today) : undefined,
  ])
  return {
    items: rows.map((row) => present(row, today)),
    ...cursors,
    ...(segments && { segments, ...totalsOf(segments[filter.status ?? 'all']) }),
  }
}

type Segments = NonNullable<PurchasePage['segments']>

/** Of the filter but for the status, so that each can be chosen. What was taken back is counted and not summed. */
function segmentsOf(db: Db, administrationId: number, filter: Filter, today: string): Promise<Segments> {
  const segment = (status?: Filter['status']) => sql`SELECT ${summed}
    ${from(administrationId)} WHERE ${conditionsOf(administrationId, { ...filter, status }, today)}`
  const { search, contactId, from: since, to } = filter
  const isNarrowed = [search?.trim() || undefined, contactId, since, to].some((part) => part !== undefined)
  const own = isNarrowed ? segment : (status?: 'draft') => countedFirst(administrationId, today, status)
  return countSegments(db, ['grossCents', 'openCents'], {
    all: own(),
    draft: own('draft'),
    unpaid: segment('unpaid'),
    late: segment('late'),
    paid: segment('paid'),
  })
}

const summed = sql`CASE WHEN p.reversed_at IS NULL THEN p.gross_cents ELSE 0 END AS "grossCents",
  coalesce(o.open_cents, 0) AS "openCents"`

/** As many as are counted, in the order of the index that has all of them that is counted, before anything stands beside them. */
const countedFirst = (administrationId: number, today: string, status: 'draft' | undefined) => sql`SELECT ${summed}
  FROM (
    SELECT p.id, p.gross_cents, p.reversed_at FROM purchases p
    WHERE ${conditionsOf(administrationId, status === undefined ? {} : { status }, today)}
    ORDER BY p.id LIMIT ${COUNTED_AT_MOST + 1}
  ) p
  LEFT JOIN owed_items o ON o.administration_id = ${administrationId} AND o.purchase_id = p.id`

const from = (administrationId: number): RawBuilder<unknown> => sql`FROM purchases p
  LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = p.contact_id
  LEFT JOIN owed_items o ON o.administration_id = ${administrationId} AND o.purchase_id = p.id`

function conditionsOf(administrationId: number, filter: Filter, today: string): RawBuilder<unknown> {
  const conditions = [sql`p.administration_id = ${administrationId} AND p.deleted_at IS NULL`]
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    const cents = searchedCents(filter.search)
    const amount = cents === null ? sql`` : sql`OR p.gross_cents IN (${cents}, ${-cents}) OR o.open_cents = ${cents}`
    conditions.push(sql`(p.number ILIKE ${pattern} OR c.name ILIKE ${pattern} ${amount})`)
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
