import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { plainDecimal } from '../../database/plain-decimal.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'

type ProductPage = ResponseOf<typeof contract.products.list>
/** Those that were chosen alone, where they are named. */
type Filter = QueryOf<typeof contract.products.list> & { readonly ids?: number[] | undefined }

const productList: List<ColumnOf<Filter>> = {
  name: 'products',
  columns: {
    number: { by: sql`p.number COLLATE list_order`, type: 'text' },
    name: { by: sql`p.name COLLATE list_order`, type: 'text' },
  },
  defaultSort: 'number',
  id: sql`p.id`,
}

type Row = Omit<ProductPage['items'][number], 'unitPrice' | 'vatCode'> & {
  unit_price: string
  vat_code: ProductPage['items'][number]['vatCode']
}

/** A page of products by number unless sorted otherwise, each with how many price agreements it has; the first with its counts. */
export async function listProducts(db: Db, administrationId: number, filter: Filter): Promise<ProductPage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, productList, filter, {
      select: sql`p.id, p.number, p.name, p.unit, p.unit_price, p.vat_code, p.archived_at IS NOT NULL AS archived,
        a.agreements`,
      from: sql`FROM products p CROSS JOIN LATERAL (
        SELECT count(*)::int AS agreements FROM price_agreements
        WHERE administration_id = ${administrationId} AND product_id = p.id
      ) a`,
      where: conditionsOf(administrationId, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter) : undefined,
  ])
  const items = rows.map(({ unit_price, vat_code, ...row }) => ({
    ...row,
    unitPrice: plainDecimal(unit_price),
    vatCode: vat_code,
  }))
  return { items, ...cursors, ...(segments && { segments }) }
}

function segmentsOf(db: Db, administrationId: number, filter: Filter): Promise<NonNullable<ProductPage['segments']>> {
  const segment = (archived: 'true' | 'false') =>
    sql`SELECT p.id FROM products p WHERE ${conditionsOf(administrationId, { ...filter, archived })}`
  return countSegments(db, [], { active: segment('false'), archived: segment('true') })
}

function conditionsOf(administrationId: number, { archived, search, ids }: Filter): RawBuilder<unknown> {
  const conditions = [
    sql`p.administration_id = ${administrationId}`,
    archived === 'true' ? sql`p.archived_at IS NOT NULL` : sql`p.archived_at IS NULL`,
  ]
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(p.name ILIKE ${pattern} OR p.number ILIKE ${pattern})`)
  }
  if (ids !== undefined) conditions.push(sql`p.id = ANY(${ids}::bigint[])`)
  return sql.join(conditions, sql` AND `)
}
