import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'

/**
 * Keeps the firm of these books from leaving until the commit, so that what it asks is put away with the rest when it does.
 * Throws `not_found` where it left meanwhile: nobody of it is in these books any more.
 */
export async function lockFirm(db: Db, administrationId: number): Promise<void> {
  const books = await db
    .selectFrom('administrations')
    .select('id')
    .where('id', '=', administrationId)
    .where('firm_id', 'is not', null)
    .forShare()
    .executeTakeFirst()
  if (books === undefined) throw new ApiError('not_found')
}
