import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** A transfer that is not decided yet, locked until the commit: deciding and adding papers wait for each other. Throws `not_found`. */
export async function lockTransfer(db: Db, transferId: number, administrationId?: number) {
  const transfer = await db
    .selectFrom('main_user_transfers')
    .select(['id', 'administration_id', 'asked_by'])
    .where('id', '=', transferId)
    .where('state', '=', 'asked')
    .$if(administrationId !== undefined, (query) => query.where('administration_id', '=', administrationId ?? -1)) // zero: not asked for
    .forUpdate()
    .executeTakeFirst()
  if (!transfer) throw new ApiError('not_found')
  return transfer
}
