import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

const freeTypes: readonly string[] = ['PRESTARTER', 'NONE']
const FREE_LIMIT = 100

/** Throws `free_file_limit` where a plan without a price has no room for a document it does not have yet. */
export async function refuseWithoutRoom(db: Db, administrationId: number, sha256: Buffer): Promise<void> {
  const { subscription_type: type } = await db
    .selectFrom('companies')
    .select('subscription_type')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  if (!freeTypes.includes(type) || (await findByContent(db, administrationId, sha256))) return
  const { count } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('administration_id', '=', administrationId)
    .executeTakeFirstOrThrow()
  if (count >= FREE_LIMIT) throw new ApiError('free_file_limit')
}

/** The document of this content, if there is one. */
export function findByContent(db: Db, administrationId: number, sha256: Buffer) {
  return db
    .selectFrom('documents')
    .select(['id', 'file_id', 'state'])
    .where('administration_id', '=', administrationId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}
