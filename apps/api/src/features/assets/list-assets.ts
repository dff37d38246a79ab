import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { depreciatedOn } from './depreciated-on.ts'

type AssetPage = ResponseOf<typeof contract.assets.list>
type Item = AssetPage['items'][number]
type Filter = QueryOf<typeof contract.assets.list>

const assetList: List<ColumnOf<Filter>> = {
  name: 'assets',
  columns: {
    name: { by: sql`a.name COLLATE list_order`, type: 'text' },
    inUseOn: { by: sql`a.in_use_on`, type: 'date' },
    costCents: { by: sql`a.cost_cents`, type: 'bigint' },
  },
  defaultSort: 'name',
  id: sql`a.id`,
}

type Row = Omit<Item, 'account' | 'bookValueCents'> & {
  account_id: number
  account_number: string
  account_name: string
}

/**
 * A page of the assets that were in use by a day, with what they were worth in the books then: by name unless sorted; the
 * first with what those that are there and those that left come to.
 */
export async function listAssets(
  db: Db,
  administrationId: number,
  { today, ...filter }: Filter & { readonly today: string },
): Promise<AssetPage> {
  const asOf = filter.asOf ?? today
  const source = {
    select: sql`a.id, a.name, a.account_id, l.number AS account_number, l.name AS account_name, a.in_use_on AS "inUseOn",
      a.cost_cents AS "costCents", ${depreciatedOn(asOf)} AS "depreciatedCents",
      CASE WHEN a.disposed_on <= ${asOf} THEN a.disposal ELSE 'in_use' END AS state,
      CASE WHEN a.disposed_on <= ${asOf} THEN a.disposed_on END AS "disposedOn", a.held_reason AS "heldReason"`,
    from: sql`FROM assets a
      JOIN ledger_accounts l ON l.administration_id = a.administration_id AND l.id = a.account_id`,
    where: conditionsOf(administrationId, filter, asOf),
  }
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, assetList, filter, source),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter, asOf) : undefined,
  ])
  const items = rows.map(({ account_id: id, account_number: number, account_name: name, ...row }): Item => ({
    ...row,
    account: { id, number, name },
    // What left is worth nothing here any more.
    bookValueCents: row.state === 'in_use' ? row.costCents - row.depreciatedCents : 0,
  }))
  return { items, ...cursors, ...(segments && { segments }) }
}

type Segments = NonNullable<AssetPage['segments']>

function segmentsOf(db: Db, administrationId: number, filter: Filter, asOf: string): Promise<Segments> {
  const segment = (state?: Filter['state']) => sql`SELECT a.cost_cents AS "costCents", d.cents AS "depreciatedCents",
      CASE WHEN a.disposed_on <= ${asOf} THEN 0 ELSE a.cost_cents - d.cents END AS "bookValueCents"
    FROM assets a CROSS JOIN LATERAL (SELECT ${depreciatedOn(asOf)} AS cents) d
    WHERE ${conditionsOf(administrationId, { ...filter, state }, asOf)}`
  return countSegments(db, ['costCents', 'depreciatedCents', 'bookValueCents'], {
    all: segment(),
    in_use: segment('in_use'),
    left: segment('left'),
  })
}

function conditionsOf(administrationId: number, { state, search }: Filter, asOf: string): RawBuilder<unknown> {
  const conditions = [
    sql`a.administration_id = ${administrationId}`,
    sql`a.deleted_at IS NULL`,
    sql`a.in_books_from <= ${asOf}`,
  ]
  if (state === 'left') conditions.push(sql`a.disposed_on <= ${asOf}`)
  if (state === 'in_use') conditions.push(sql`(a.disposed_on IS NULL OR a.disposed_on > ${asOf})`)
  if (search?.trim()) conditions.push(sql`a.name ILIKE ${likePattern(search)}`)
  return sql.join(conditions, sql` AND `)
}
