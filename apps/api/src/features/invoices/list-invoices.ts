import { invoiceStatus } from '@klopt/bookkeeping/documents'
import type { contract, InvoiceListItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { storedDay } from '../../database/stored-day.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

type Filter = QueryOf<typeof contract.invoices.list>
type InvoicePage = ResponseOf<typeof contract.invoices.list>

const pageSize = 50

interface Row {
  id: number
  kind: 'invoice' | 'credit_invoice'
  number: string | null
  contact_id: number | null
  contact_name: string | null
  invoice_date: string
  due_date: string
  gross_cents: number
  open_cents: number
  finalised: boolean
  sent: boolean
  viewed: boolean
  credited_cents: number
}

/** A page of invoices, newest first, with the count and sums of the whole filter: two statements in one round trip. */
export async function listInvoices(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<InvoicePage> {
  const conditions = conditionsOf(administrationId, filter, today)
  const after = decodeCursor(filter.cursor, ['string', 'number'])
  const page = sql<Row>`
    SELECT i.id, i.kind, i.number, i.contact_id, coalesce(i.snapshot -> 'buyer' ->> 'name', c.name) AS contact_name, i.invoice_date, i.due_date, i.gross_cents,
      coalesce(o.open_cents, 0) AS open_cents, i.finalised_at IS NOT NULL AS finalised, i.sent_at IS NOT NULL AS sent,
      i.viewed_at IS NOT NULL AS viewed, ${creditedCents} AS credited_cents
    ${from(administrationId)}
    WHERE ${conditions}
      AND ${after === null ? sql`true` : sql`(i.invoice_date, i.id) < (${after[0]}::date, ${after[1]})`}
    ORDER BY i.invoice_date DESC, i.id DESC
    LIMIT ${pageSize + 1}`.execute(db)
  const all = sql<{ count: number; gross_cents: number; open_cents: number }>`
    SELECT count(*) AS count, coalesce(sum(i.gross_cents), 0)::bigint AS gross_cents,
      coalesce(sum(o.open_cents), 0)::bigint AS open_cents
    ${from(administrationId)}
    WHERE ${conditions}`.execute(db)
  const [{ rows }, { rows: sums }] = await Promise.all([page, all])
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.invoice_date, row.id])
  const total = sums[0] ?? { count: 0, gross_cents: 0, open_cents: 0 }
  return {
    items: shown.map((row) => present(row, today)),
    nextCursor,
    totals: { count: total.count, grossCents: total.gross_cents, openCents: total.open_cents },
  }
}

/** The newest invoices, for the dashboard. */
export async function latestInvoices(
  db: Db,
  administrationId: number,
  today: string,
  limit: number,
): Promise<InvoiceListItem[]> {
  const page = await listInvoices(db, administrationId, {}, today)
  return page.items.slice(0, limit)
}

/** What its final credit invoices come to together: negative. */
const creditedCents = sql<number>`coalesce((
  SELECT sum(credit.gross_cents) FROM invoices credit
  WHERE credit.administration_id = i.administration_id AND credit.credits_invoice_id = i.id
    AND credit.finalised_at IS NOT NULL), 0)::bigint`

function from(administrationId: number): RawBuilder<unknown> {
  return sql`FROM invoices i
    LEFT JOIN contacts c ON c.administration_id = ${administrationId} AND c.id = i.contact_id
    LEFT JOIN owed_items o ON o.administration_id = ${administrationId} AND o.invoice_id = i.id`
}

function conditionsOf(administrationId: number, filter: Filter, today: string): RawBuilder<unknown> {
  const conditions = [sql`i.administration_id = ${administrationId} AND i.deleted_at IS NULL`]
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    conditions.push(sql`(i.number ILIKE ${pattern} OR c.name ILIKE ${pattern} OR i.reference ILIKE ${pattern})`)
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
  paid: () => sql`o.open_cents = 0`,
}

function present(row: Row, today: string): InvoiceListItem {
  const fact = (happened: boolean) => (happened ? 1 : null)
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    contactId: row.contact_id,
    contactName: row.contact_name,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    status: invoiceStatus(
      {
        finalisedAt: fact(row.finalised),
        sentAt: fact(row.sent),
        viewedAt: fact(row.viewed),
        dueDate: row.due_date,
        grossCents: row.gross_cents,
        openCents: row.open_cents,
        creditedCents: row.credited_cents,
        writtenOff: false,
      },
      today,
    ),
    grossCents: row.gross_cents,
    openCents: row.open_cents,
  }
}
