import type { Product } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { plainDecimal } from '../../database/plain-decimal.ts'
import { ApiError } from '../../kernel/api-error.ts'

interface ProductKey {
  readonly administrationId: number
  readonly productId: number
}

/** One product with its price agreements. Throws `not_found`. */
export async function showProduct(db: Db, { administrationId, productId }: ProductKey): Promise<Product> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    unit: row.unit,
    unitPrice: plainDecimal(row.unit_price),
    vatCode: row.vat_code,
    accountId: row.account_id,
    agreements: await agreementsOf(db, { administrationId, productId }),
    archived: row.archived_at !== null,
    version: row.version,
  }
}

async function agreementsOf(db: Db, { administrationId, productId }: ProductKey): Promise<Product['agreements']> {
  const rows = await db
    .selectFrom('price_agreements as a')
    .leftJoin('trading_partners as c', (join) =>
      join.onRef('c.id', '=', 'a.contact_id').onRef('c.administration_id', '=', 'a.administration_id'),
    )
    .select([
      'a.contact_id',
      'a.price_group',
      'a.from_date',
      'a.until_date',
      'a.from_quantity',
      'a.unit_price',
      'c.name',
    ])
    .where('a.administration_id', '=', administrationId)
    .where('a.product_id', '=', productId)
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({
    contactId: row.contact_id,
    contactName: row.name,
    priceGroup: row.price_group,
    fromDate: row.from_date,
    untilDate: row.until_date,
    fromQuantity: plainDecimal(row.from_quantity),
    unitPrice: plainDecimal(row.unit_price),
  }))
}
