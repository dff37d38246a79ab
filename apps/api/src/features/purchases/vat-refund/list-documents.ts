import type { contract, ForeignVatDocument, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { ColumnOf, List } from '../../../kernel/list.ts'
import { likePattern } from '../../../kernel/like-pattern.ts'
import { readList } from '../../../kernel/read-list.ts'
import { countSegments } from '../../../kernel/segments.ts'
import type { Table } from '../../../table-files/table.ts'
import { foreignVatCents, isRefundable } from './refundable.ts'

type Filter = QueryOf<typeof contract.vatRefund.documents>

const documentList: List<ColumnOf<Filter>> = {
  name: 'foreign-vat',
  columns: { invoiceDate: { by: sql`p.invoice_date`, type: 'date' } },
  defaultSort: '-invoiceDate',
  id: sql`p.id`,
}

type DocumentPage = ResponseOf<typeof contract.vatRefund.documents>

/** A page of the purchases with VAT of other EU countries, newest first unless sorted otherwise; the first with the years. */
export async function listForeignVat(db: Db, administrationId: number, filter: Filter): Promise<DocumentPage> {
  const isOne = await isRefundable(db, administrationId)
  const from = sql`FROM purchases p
    LEFT JOIN trading_partners c ON c.administration_id = ${administrationId} AND c.id = p.contact_id`
  const { rows: items, ...cursors } = await readList<ForeignVatDocument, ColumnOf<Filter>>(db, documentList, filter, {
    select: sql`p.id, p.foreign_vat_country AS country, p.invoice_date AS "invoiceDate", p.number,
      coalesce(c.name, '') AS "supplierName", c.vat_number AS "supplierVatNumber", p.gross_cents AS "grossCents",
      ${foreignVatCents} AS "vatCents"`,
    from,
    where: sql`${isOne} AND ${isFound(filter)}`,
  })
  if (filter.cursor !== undefined) return { items, ...cursors }
  const years = await countYears(db, { isOne, from }, filter)
  return { items, ...cursors, years }
}

function isFound({ year, country, search }: Filter): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (year !== undefined) conditions.push(sql`p.invoice_date BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`}`)
  if (country !== undefined) conditions.push(sql`p.foreign_vat_country = ${country}`)
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(p.number ILIKE ${pattern} OR c.name ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}

interface Purchases {
  readonly isOne: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
}

/** Of the filter but for the year, so that each can be chosen. */
async function countYears(
  db: Db,
  { isOne, from }: Purchases,
  filter: Filter,
): Promise<NonNullable<DocumentPage['years']>> {
  const { rows } = await sql<{ year: number }>`
    SELECT generate_series(extract(year FROM min(p.invoice_date))::int, extract(year FROM max(p.invoice_date))::int) AS year
    FROM purchases p WHERE ${isOne}`.execute(db)
  if (rows.length === 0) return []
  const segment = (year: string) =>
    sql`SELECT ${foreignVatCents} AS "vatCents" ${from} WHERE ${isOne} AND ${isFound({ ...filter, year })}`
  const names = rows.map(({ year }) => String(year))
  const counted = await countSegments(db, ['vatCents'], Object.fromEntries(names.map((name) => [name, segment(name)])))
  return Object.entries(counted).map(([year, { count, isCapped, vatCents }]) => ({
    year: Number(year),
    count,
    isCapped,
    vatCents,
  }))
}

/** The list as a file: what the request asks of each invoice, as far as the books know it. */
export const foreignVatTable = (rows: AsyncIterable<ForeignVatDocument>): Table<ForeignVatDocument> => ({
  name: 'Buitenlandse btw',
  columns: [
    { heading: 'Land', kind: 'text', value: (row) => row.country },
    { heading: 'Factuurdatum', kind: 'date', value: (row) => row.invoiceDate },
    { heading: 'Factuurnummer', kind: 'text', value: (row) => row.number },
    { heading: 'Leverancier', kind: 'text', value: (row) => row.supplierName },
    { heading: 'Btw-id leverancier', kind: 'text', value: (row) => row.supplierVatNumber },
    { heading: 'Bedrag zonder btw', kind: 'cents', value: (row) => row.grossCents - row.vatCents },
    { heading: 'Btw', kind: 'cents', value: (row) => row.vatCents },
    { heading: 'Bedrag met btw', kind: 'cents', value: (row) => row.grossCents },
  ],
  rows,
})
