import type { contract, ForeignVatDocument, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { ColumnOf, List } from '../../../kernel/list.ts'
import { likePattern } from '../../../kernel/like-pattern.ts'
import { readList } from '../../../kernel/read-list.ts'
import type { Table } from '../../../table-files/table.ts'
import { foreignVatCents, isRefundable } from './refundable.ts'

type Filter = QueryOf<typeof contract.vatRefund.documents>

const documentList: List<ColumnOf<Filter>> = {
  name: 'foreign-vat',
  columns: { invoiceDate: { by: sql`p.invoice_date`, type: 'date' } },
  defaultSort: '-invoiceDate',
  id: sql`p.id`,
}

/** A page of the purchases with VAT of other EU countries, newest first unless sorted otherwise. */
export async function listForeignVat(
  db: Db,
  administrationId: number,
  filter: Filter,
): Promise<ResponseOf<typeof contract.vatRefund.documents>> {
  const conditions = [await isRefundable(db, administrationId)]
  const { year, country, search } = filter
  if (year !== undefined) conditions.push(sql`p.invoice_date BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`}`)
  if (country !== undefined) conditions.push(sql`p.foreign_vat_country = ${country}`)
  if (search?.trim()) {
    const pattern = likePattern(search)
    conditions.push(sql`(p.number ILIKE ${pattern} OR c.name ILIKE ${pattern})`)
  }
  const { rows: items, ...cursors } = await readList<ForeignVatDocument, ColumnOf<Filter>>(db, documentList, filter, {
    select: sql`p.id, p.foreign_vat_country AS country, p.invoice_date AS "invoiceDate", p.number,
      coalesce(c.name, '') AS "supplierName", c.vat_number AS "supplierVatNumber", p.gross_cents AS "grossCents",
      ${foreignVatCents} AS "vatCents"`,
    from: sql`FROM purchases p
      LEFT JOIN contacts c ON c.administration_id = ${administrationId} AND c.id = p.contact_id`,
    where: sql.join(conditions, sql` AND `),
  })
  return { items, ...cursors }
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
