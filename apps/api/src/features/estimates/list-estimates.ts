import { estimateStatus } from '@klopt/bookkeeping/documents'
import { EURO } from '@klopt/bookkeeping/money'
import type { contract, EstimateListItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'

type Filter = QueryOf<typeof contract.estimates.list>
type EstimatePage = ResponseOf<typeof contract.estimates.list>

const estimateList: List<ColumnOf<Filter>> = {
  name: 'estimates',
  columns: {
    // Those that were never sent have none.
    number: { by: sql`e.number COLLATE list_order`, type: 'text', isNullable: true },
    estimateDate: { by: sql`e.estimate_date`, type: 'date' },
    validUntil: { by: sql`e.valid_until`, type: 'date' },
    grossCents: { by: sql`e.gross_cents`, type: 'bigint' },
  },
  defaultSort: '-estimateDate',
  id: sql`e.id`,
}

interface Row {
  id: number
  number: string | null
  contact_id: number | null
  contact_name: string | null
  estimate_date: string
  valid_until: string
  reference: string
  gross_cents: number
  currency: string
  foreign_gross: number | null
  sent: boolean
  viewed: boolean
  accepted: boolean
  declined: boolean
  withdrawn: boolean
  invoiced: boolean
}

/** A page of estimates, newest first unless sorted otherwise; the first with the segments of its filter. */
export async function listEstimates(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<EstimatePage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, estimateList, filter, {
      select: sql`e.id, e.number, e.contact_id, c.name AS contact_name, e.estimate_date, e.valid_until,
        e.terms ->> 'reference' AS reference, e.gross_cents,
        coalesce(e.terms ->> 'currency', ${EURO}) AS currency, e.foreign_gross, e.sent_at IS NOT NULL AS sent,
        e.viewed_at IS NOT NULL AS viewed, e.accepted_at IS NOT NULL AS accepted,
        e.declined_at IS NOT NULL AS declined, e.withdrawn_at IS NOT NULL AS withdrawn, ${isInvoiced} AS invoiced`,
      from: from(administrationId),
      where: conditionsOf(administrationId, filter, today),
    }),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter, today) : undefined,
  ])
  return { items: rows.map((row) => present(row, today)), ...cursors, ...(segments && { segments }) }
}

/** Of the filter but for the status, so that each can be chosen. */
function segmentsOf(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<NonNullable<EstimatePage['segments']>> {
  const segment = (status?: Filter['status']) =>
    sql`SELECT e.gross_cents AS "grossCents" ${from(administrationId)}
    WHERE ${conditionsOf(administrationId, { ...filter, status }, today)}`
  return countSegments(db, ['grossCents'], {
    all: segment(),
    draft: segment('draft'),
    sent: segment('sent'),
    viewed: segment('viewed'),
    accepted: segment('accepted'),
    declined: segment('declined'),
    expired: segment('expired'),
    invoiced: segment('invoiced'),
    withdrawn: segment('withdrawn'),
  })
}

const from = (administrationId: number): RawBuilder<unknown> => sql`FROM estimates e
  LEFT JOIN contact_names c ON c.administration_id = ${administrationId} AND c.id = e.contact_id`

/** Whether all of it stands on invoices that were not thrown away. */
const isInvoiced = sql<boolean>`(e.accepted_at IS NOT NULL AND EXISTS (
  SELECT FROM estimate_invoices m WHERE m.administration_id = e.administration_id AND m.estimate_id = e.id
) AND coalesce(e.foreign_net, e.net_cents) = (
  SELECT coalesce(sum(part.value::bigint), 0) FROM estimate_invoices m
  JOIN kept_invoices i ON i.administration_id = m.administration_id AND i.id = m.invoice_id
  CROSS JOIN LATERAL jsonb_each_text(m.parts) part
  WHERE m.administration_id = e.administration_id AND m.estimate_id = e.id
))`

function conditionsOf(administrationId: number, filter: Filter, today: string): RawBuilder<unknown> {
  const conditions = [sql`e.administration_id = ${administrationId} AND e.deleted_at IS NULL`]
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    conditions.push(
      sql`(e.number ILIKE ${pattern} OR c.name ILIKE ${pattern} OR e.terms ->> 'reference' ILIKE ${pattern})`,
    )
  }
  if (filter.from !== undefined) conditions.push(sql`e.estimate_date >= ${filter.from}`)
  if (filter.to !== undefined) conditions.push(sql`e.estimate_date <= ${filter.to}`)
  if (filter.contactId !== undefined) conditions.push(sql`e.contact_id = ${Number(filter.contactId)}`)
  if (filter.status !== undefined) conditions.push(statusConditions[filter.status](today))
  return sql.join(conditions, sql` AND `)
}

const unanswered = sql`e.sent_at IS NOT NULL AND e.accepted_at IS NULL AND e.declined_at IS NULL`

/** As `estimateStatus` says it of a row. */
const statusConditions: Record<NonNullable<Filter['status']>, (today: string) => RawBuilder<unknown>> = {
  draft: () => sql`e.sent_at IS NULL`,
  sent: (today) => sql`${unanswered} AND e.viewed_at IS NULL AND e.valid_until >= ${today}`,
  viewed: (today) => sql`${unanswered} AND e.viewed_at IS NOT NULL AND e.valid_until >= ${today}`,
  accepted: () => sql`e.accepted_at IS NOT NULL AND e.withdrawn_at IS NULL AND NOT ${isInvoiced}`,
  declined: () => sql`e.declined_at IS NOT NULL`,
  expired: (today) => sql`${unanswered} AND e.valid_until < ${today}`,
  invoiced: () => sql`e.withdrawn_at IS NULL AND ${isInvoiced}`,
  withdrawn: () => sql`e.withdrawn_at IS NOT NULL`,
}

function present(row: Row, today: string): EstimateListItem {
  const fact = (happened: boolean) => (happened ? 1 : null)
  return {
    id: row.id,
    number: row.number,
    contactId: row.contact_id,
    contactName: row.contact_name,
    estimateDate: row.estimate_date,
    validUntil: row.valid_until,
    status: estimateStatus(
      {
        sentAt: fact(row.sent),
        viewedAt: fact(row.viewed),
        acceptedAt: fact(row.accepted),
        declinedAt: fact(row.declined),
        withdrawnAt: fact(row.withdrawn),
        validUntil: row.valid_until,
        isInvoiced: row.invoiced,
      },
      today,
    ),
    reference: row.reference,
    grossCents: row.gross_cents,
    currency: row.currency,
    foreignGross: row.foreign_gross,
  }
}
