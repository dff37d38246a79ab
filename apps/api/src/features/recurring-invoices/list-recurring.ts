import type { contract, QueryOf, RecurringListItem, ResponseOf } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'

type Filter = QueryOf<typeof contract.recurringInvoices.list>
type RecurringPage = ResponseOf<typeof contract.recurringInvoices.list>

const recurringList: List<ColumnOf<Filter>> = {
  name: 'recurringInvoices',
  columns: {
    // What is written, paused or ended has none.
    nextOn: { by: sql`r.next_on`, type: 'date', isNullable: true },
    startsOn: { by: sql`r.starts_on`, type: 'date' },
    grossCents: { by: sql`r.gross_cents`, type: 'bigint' },
  },
  defaultSort: 'nextOn',
  id: sql`r.id`,
}

/** A page by the next day unless sorted otherwise; the first with the segments of its filter. */
export async function listRecurring(db: Db, administrationId: number, filter: Filter): Promise<RecurringPage> {
  const where = (status: Filter['status']) => conditionsOf(administrationId, { ...filter, status })
  const { rows, ...cursors } = await readList<RecurringListItem, ColumnOf<Filter>>(db, recurringList, filter, {
    select: sql`r.id, r.contact_id AS "contactId", c.name AS "contactName", r.terms ->> 'reference' AS reference,
      r.state AS status, r.unit, r.step_count AS count, r.mode, r.starts_on AS "startsOn", r.next_on AS "nextOn",
      coalesce(r.terms ->> 'currency', ${EURO}) AS currency, r.gross_cents AS "grossCents", r.held_reason IS NOT NULL AS "isHeld"`,
    from: from(administrationId),
    where: where(filter.status),
  })
  const segment = (status?: Filter['status']) =>
    sql`SELECT r.gross_cents AS "grossCents" ${from(administrationId)} WHERE ${where(status)}`
  const segments =
    filter.cursor === undefined
      ? await countSegments(db, ['grossCents'], {
          all: segment(),
          draft: segment('draft'),
          active: segment('active'),
          paused: segment('paused'),
          ended: segment('ended'),
        })
      : undefined
  return { items: rows, ...cursors, ...(segments && { segments }) }
}

const from = (administrationId: number): RawBuilder<unknown> => sql`FROM recurring_invoices r
  LEFT JOIN contact_names c ON c.administration_id = ${administrationId} AND c.id = r.contact_id`

function conditionsOf(administrationId: number, filter: Filter): RawBuilder<unknown> {
  const conditions = [sql`r.administration_id = ${administrationId} AND r.deleted_at IS NULL`]
  if (filter.search?.trim()) {
    const pattern = likePattern(filter.search)
    conditions.push(sql`(c.name ILIKE ${pattern} OR r.terms ->> 'reference' ILIKE ${pattern})`)
  }
  if (filter.contactId !== undefined) conditions.push(sql`r.contact_id = ${Number(filter.contactId)}`)
  if (filter.status !== undefined) conditions.push(sql`r.state = ${filter.status}`)
  return sql.join(conditions, sql` AND `)
}
