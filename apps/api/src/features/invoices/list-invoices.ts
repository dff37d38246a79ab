import { invoiceStatus } from '@klopt/bookkeeping/documents'
import type { contract, InvoiceListItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { storedDay } from '../../database/stored-day.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import { searchedCents } from '../../kernel/searched-cents.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countByOneScan, countSegments, totalsOf } from '../../kernel/segments.ts'

type Filter = QueryOf<typeof contract.invoices.list>
type InvoicePage = ResponseOf<typeof contract.invoices.list>

const invoiceList: List<ColumnOf<Filter>> = {
  name: 'invoices',
  columns: {
    // Drafts have none.
    number: { by: sql`i.number COLLATE list_order`, type: 'text', isNullable: true },
    invoiceDate: { by: sql`i.invoice_date`, type: 'date' },
    dueDate: { by: sql`i.due_date`, type: 'date' },
    grossCents: { by: sql`i.gross_cents`, type: 'bigint' },
  },
  defaultSort: '-invoiceDate',
  id: sql`i.id`,
}

interface Row {
  id: number
  kind: 'invoice' | 'credit_invoice'
  number: string | null
  contact_id: number | null
  contact_name: string | null
  invoice_date: string
  due_date: string
  gross_cents: number
  currency: string
  foreign_gross: number | null
  open_cents: number
  finalised: boolean
  sent: boolean
  viewed: boolean
  bounced: boolean
  credited_cents: number
  written_off: boolean
}

/** A page of invoices, newest first unless sorted otherwise; the first with the segments of its filter. */
export async function listInvoices(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<InvoicePage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, invoiceList, filter, sourceOf(administrationId, filter, today)),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter, today) : undefined,
  ])
  return {
    items: rows.map((row) => present(row, today)),
    ...cursors,
    ...(segments && { segments, ...totalsOf(segments[filter.status ?? 'all']) }),
  }
}

type Segments = NonNullable<InvoicePage['segments']>

const SUMS = ['grossCents', 'openCents'] as const
const STATUSES = ['draft', 'unpaid', 'late', 'paid'] as const

/** Of the filter but for the status, so that each can be chosen. */
async function segmentsOf(db: Db, administrationId: number, filter: Filter, today: string): Promise<Segments> {
  const sums = sql`i.gross_cents AS "grossCents", coalesce(o.open_cents, 0) AS "openCents"`
  if (filter.search?.trim()) {
    // Each segment would read all rows to find those that are searched.
    const isOf = STATUSES.map((status) => sql`${statusConditions[status](today)} AS ${sql.ref(status)}`)
    const every = sql`SELECT ${sums}, true AS "all", ${sql.join(isOf)} ${from(administrationId)}
      WHERE ${conditionsOf(administrationId, { ...filter, status: undefined }, today)}`
    const counted = await countByOneScan(db, SUMS, ['all', ...STATUSES], every)
    if (counted !== null) return counted
  }
  const segment = (status?: Filter['status']) => sql`
    SELECT ${sums} ${from(administrationId)} WHERE ${conditionsOf(administrationId, { ...filter, status }, today)}`
  return countSegments(db, SUMS, {
    all: segment(),
    draft: segment('draft'),
    unpaid: segment('unpaid'),
    late: segment('late'),
    paid: segment('paid'),
  })
}

/** The newest invoices, for the dashboard. */
export async function latestInvoices(
  db: Db,
  administrationId: number,
  today: string,
  limit: number,
): Promise<InvoiceListItem[]> {
  const source = sourceOf(administrationId, {}, today)
  const { rows } = await readList<Row, ColumnOf<Filter>>(db, invoiceList, { pageSize: limit }, source)
  return rows.map((row) => present(row, today))
}

/** What its final credit invoices come to together: negative. */
const creditedCents = sql<number>`coalesce((
  SELECT sum(credit.gross_cents) FROM invoices credit
  WHERE credit.administration_id = i.administration_id AND credit.credits_invoice_id = i.id
    AND credit.finalised_at IS NOT NULL), 0)::bigint`

/** Whether its last mail came back. */
const isBounced = sql<boolean>`coalesce((
  SELECT m.bounced_at IS NOT NULL FROM sent_messages m
  WHERE m.administration_id = i.administration_id AND m.invoice_id = i.id ORDER BY m.id DESC LIMIT 1), false)`

/** Whether some of it is given up. */
const isWrittenOff = sql<boolean>`EXISTS (SELECT FROM written_off_invoices w
  WHERE w.administration_id = i.administration_id AND w.invoice_id = i.id)`

const sourceOf = (administrationId: number, filter: Filter, today: string) => ({
  select: sql`i.id, i.kind, i.number, i.contact_id, coalesce(i.snapshot -> 'buyer' ->> 'name', c.name) AS contact_name,
    i.invoice_date, i.due_date, i.gross_cents, i.currency, i.foreign_gross, coalesce(o.open_cents, 0) AS open_cents,
    i.finalised_at IS NOT NULL AS finalised, i.sent_at IS NOT NULL AS sent, i.viewed_at IS NOT NULL AS viewed,
    ${creditedCents} AS credited_cents, ${isWrittenOff} AS written_off, ${isBounced} AS bounced`,
  from: from(administrationId),
  where: conditionsOf(administrationId, filter, today),
})

function from(administrationId: number): RawBuilder<unknown> {
  return sql`FROM invoices i
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = i.contact_id
    LEFT JOIN owed_items o ON o.administration_id = ${administrationId} AND o.invoice_id = i.id`
}

function conditionsOf(administrationId: number, filter: Filter, today: string): RawBuilder<unknown> {
  const conditions = [sql`i.administration_id = ${administrationId} AND i.deleted_at IS NULL`]
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    const cents = searchedCents(filter.search)
    const amount = cents === null ? sql`` : sql`OR i.gross_cents IN (${cents}, ${-cents}) OR o.open_cents = ${cents}`
    conditions.push(
      sql`(i.number ILIKE ${pattern} OR c.name ILIKE ${pattern} OR i.reference ILIKE ${pattern} ${amount})`,
    )
  }
  if (filter.contactId !== undefined) conditions.push(sql`i.contact_id = ${Number(filter.contactId)}`)
  if (filter.from !== undefined) conditions.push(sql`i.invoice_date >= ${storedDay(filter.from)}`)
  if (filter.to !== undefined) conditions.push(sql`i.invoice_date <= ${storedDay(filter.to)}`)
  if (filter.status !== undefined) conditions.push(statusConditions[filter.status](today))
  return sql.join(conditions, sql` AND `)
}

const statusConditions: Record<NonNullable<Filter['status']>, (today: string) => RawBuilder<unknown>> = {
  draft: () => sql`i.finalised_at IS NULL`,
  unpaid: () => sql`o.open_cents <> 0`,
  late: (today) => isLateItem('o', today),
  // An invoice of nothing has nothing that can be open.
  paid: () => sql`(o.open_cents = 0 OR (i.gross_cents = 0 AND i.finalised_at IS NOT NULL))`,
}

function present(row: Row, today: string): InvoiceListItem {
  const fact = (happened: boolean) => (happened ? 1 : null)
  const status = invoiceStatus(
    {
      finalisedAt: fact(row.finalised),
      sentAt: fact(row.sent),
      viewedAt: fact(row.viewed),
      dueDate: row.due_date,
      grossCents: row.gross_cents,
      openCents: row.open_cents,
      creditedCents: row.credited_cents,
      writtenOff: row.written_off,
    },
    today,
  )
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    contactId: row.contact_id,
    contactName: row.contact_name,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    status,
    isBounced: row.bounced,
    grossCents: row.gross_cents,
    openCents: row.open_cents,
    currency: row.currency,
    foreignGross: row.foreign_gross,
  }
}
