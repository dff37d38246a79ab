import type { contract, Payable, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { storedDay } from '../../database/stored-day.ts'
import { chosenOf } from '../../kernel/each-of-several.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments, type Segment } from '../../kernel/segments.ts'
import { withFiles } from './held-items.ts'

type Filter = QueryOf<typeof contract.payments.payables>
type PayablePage = ResponseOf<typeof contract.payments.payables>

const payableList: List<ColumnOf<Filter>> = {
  name: 'payables',
  columns: {
    number: { by: sql`o.number COLLATE list_order`, type: 'text' },
    documentDate: { by: sql`o.document_date`, type: 'date' },
    dueDate: { by: sql`o.due_date`, type: 'date' },
    openCents: { by: sql`o.open_cents`, type: 'bigint' },
  },
  defaultSort: 'dueDate',
  id: sql`o.id`,
}

/**
 * A page of what is to be paid in euros, which SEPA transfers, and of credit invoices to set off, the first due first unless sorted otherwise; the first
 * with the segments of its filter.
 */
export async function listPayables(
  db: Db,
  administrationId: number,
  filter: Filter,
  today: string,
): Promise<PayablePage> {
  const from = sql`FROM owed_items o
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = o.contact_id
    LEFT JOIN purchases p ON p.administration_id = ${administrationId} AND p.id = o.purchase_id`
  const rowsOf = (status?: Filter['status']) =>
    sql`SELECT o.open_cents AS "openCents" ${from} WHERE ${conditionsOf(administrationId, { ...filter, status }, today)}`
  const foreign = sql`SELECT o.open_cents AS "openCents" FROM owed_items o
    WHERE ${isPayable(administrationId)} AND o.currency IS NOT NULL`
  const segments = { all: rowsOf(), late: rowsOf('late'), foreign }
  const [{ rows, ...cursors }, counted] = await Promise.all([
    readList<Omit<Payable, 'paymentFileId' | 'paymentFileCents'>, ColumnOf<Filter>>(db, payableList, filter, {
      select: sql`o.id AS "openItemId", o.purchase_id AS "purchaseId", o.contact_id AS "contactId",
        coalesce(c.name, '') AS "contactName", c.iban, o.number, coalesce(p.payment_reference, '') AS "paymentReference",
        o.document_date AS "documentDate", o.due_date AS "dueDate", o.open_cents AS "openCents"`,
      from,
      where: conditionsOf(administrationId, filter, today),
    }),
    filter.cursor === undefined ? countSegments(db, ['openCents'], segments) : undefined,
  ])
  return {
    items: await withFiles(db, administrationId, rows),
    ...cursors,
    ...(counted && totalsOf(counted, filter.status ?? 'all')),
  }
}

type Counted = Record<'all' | 'late' | 'foreign', Segment<'openCents'>>

/** What was counted as the wire has it. */
function totalsOf({ all, late, foreign: { count, openCents } }: Counted, asked: 'all' | 'late') {
  const segments = { all, late }
  return {
    segments,
    totalOpenCents: segments[asked].openCents ?? undefined,
    ...(count > 0 && { otherCurrencies: { count, openCents } }),
  }
}

const isPayable = (administrationId: number) =>
  sql`o.administration_id = ${administrationId} AND o.kind = 'payable' AND o.open_cents <> 0`

function conditionsOf(
  administrationId: number,
  { search, status, from, to, purchaseIds }: Filter,
  today: string,
): RawBuilder<unknown> {
  const conditions = [sql`${isPayable(administrationId)} AND o.currency IS NULL`]
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(o.number ILIKE ${pattern} OR c.name ILIKE ${pattern})`)
  }
  if (from !== undefined) conditions.push(sql`o.due_date >= ${storedDay(from)}`)
  if (to !== undefined) conditions.push(sql`o.due_date <= ${storedDay(to)}`)
  const purchases = chosenOf(purchaseIds)
  if (purchases !== undefined) conditions.push(sql`o.purchase_id = ANY(${purchases}::bigint[])`)
  if (status === 'late') conditions.push(isLateItem('o', today))
  return sql.join(conditions, sql` AND `)
}
