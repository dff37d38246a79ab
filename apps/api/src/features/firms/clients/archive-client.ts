import type { Db } from '../../../database/db.ts'
import { changeAdministrationOnce } from '../../administrations/change-administration.ts'

/**
 * Leaves a client out of the worklist and the lists of its firm, in the scope of that client; nothing of it is deleted, and
 * everybody enters its books as before. False when it was already.
 */
export async function archiveClient(db: Db, administrationId: number, at: Date): Promise<boolean> {
  const known = await db
    .selectFrom('companies')
    .select('firm_archived_at')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  if (known.firm_archived_at !== null) return false
  return changeAdministrationOnce(db, administrationId, { firm_archived_at: at })
}

/** Brings a client back into the worklist and the lists; false when it was there. */
export const restoreClient = (db: Db, administrationId: number): Promise<boolean> =>
  changeAdministrationOnce(db, administrationId, { firm_archived_at: null })
