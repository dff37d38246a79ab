import type { Db } from '../../database/db.ts'
import { updateProduct, type ProductVersionKey } from './save-product.ts'

/** Puts a product away at an instant, or takes it back with null. Throws `version_conflict` or `not_found`. */
export async function archiveProduct(db: Db, key: ProductVersionKey, archivedAt: Date | null): Promise<number> {
  const { version } = await updateProduct(db, key, { archived_at: archivedAt })
  return version
}
