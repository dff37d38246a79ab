import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { updateProduct, type ProductVersionKey } from './save-product.ts'

/** Puts a product away at an instant, or takes it back with null. Throws `version_conflict` or `not_found`. */
export async function archiveProduct(db: Db, key: ProductVersionKey, archivedAt: Date | null): Promise<number> {
  const { version } = await updateProduct(db, key, { archived_at: archivedAt })
  return version
}

/** A product as it stands, held until the commit. Throws `not_found`. */
export async function findProduct(
  db: Db,
  { administrationId, productId }: Omit<ProductVersionKey, 'version'>,
): Promise<{ readonly version: number; readonly isArchived: boolean }> {
  const row = await db
    .selectFrom('products')
    .select(['version', 'archived_at'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('not_found')
  return { version: row.version, isArchived: row.archived_at !== null }
}

/** The names of products by their ids. */
export async function productNames(
  db: Db,
  administrationId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...productIds])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
