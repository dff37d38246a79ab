import type { contract, QueryOf, RecurringListItem, ResponseOf } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import type { RecurringRow } from './load-recurring.ts'
import { totalsOfPeriod } from './period-document.ts'

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

interface Row extends Omit<RecurringListItem, 'foreignGross'>, Pick<RecurringRow, 'indexation' | 'spreads'> {
  /** Of one in another currency, which says what it comes to in that; null for euros. */
  terms: RecurringRow['terms'] | null
}

/** A page by the next day unless sorted otherwise; the first with the segments of its filter. */
export async function listRecurring(db: Db, administrationId: number, filter: Filter): Promise<RecurringPage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, recurringList, filter, {
      select: sql`r.id, r.contact_id AS "contactId", c.name AS "contactName", r.terms ->> 'reference' AS reference,
        r.state AS status, r.unit, r.step_count AS count, r.mode, r.starts_on AS "startsOn", r.next_on AS "nextOn",
        coalesce(r.terms ->> 'currency', ${EURO}) AS currency, r.gross_cents AS "grossCents", r.held_reason IS NOT NULL AS "isHeld",
        r.indexation, r.spreads, CASE WHEN r.terms ->> 'currency' <> ${EURO} THEN r.terms END AS terms`,
      from: from(administrationId),
      where: conditionsOf(administrationId, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter) : undefined,
  ])
  return { items: await withForeign(db, administrationId, rows), ...cursors, ...(segments && { segments }) }
}

/** Of the filter but for the status, so that each can be chosen. */
function segmentsOf(db: Db, administrationId: number, filter: Filter): Promise<NonNullable<RecurringPage['segments']>> {
  const segment = (status?: Filter['status']) =>
    sql`SELECT r.gross_cents AS "grossCents" ${from(administrationId)}
    WHERE ${conditionsOf(administrationId, { ...filter, status })}`
  return countSegments(db, ['grossCents'], {
    all: segment(),
    draft: segment('draft'),
    active: segment('active'),
    paused: segment('paused'),
    ended: segment('ended'),
  })
}

/** The rows, each in another currency with what its first invoice comes to in that. */
async function withForeign(db: Db, administrationId: number, rows: readonly Row[]): Promise<RecurringListItem[]> {
  if (rows.every(({ terms }) => terms === null)) return rows.map((row) => present(row, null))
  const administration = await loadAdministration(db, administrationId)
  return rows.map((row) => {
    if (row.terms === null) return present(row, null)
    const repeated = { ...row, contact_id: row.contactId, terms: row.terms }
    const first = { from: row.startsOn, to: row.startsOn, part: null }
    return present(row, totalsOfPeriod(repeated, first, administration).grossCents)
  })
}

function present(
  { terms: _terms, indexation: _indexation, spreads: _spreads, ...row }: Row,
  foreignGross: number | null,
) {
  return { ...row, foreignGross }
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
