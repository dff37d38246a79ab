import type { Db } from '../database/db.ts'

/** The journal of what comes from no other book ('memoriaal'): VAT returns, set-offs, opening balances. */
export async function generalJournal(db: Db, administrationId: number): Promise<number> {
  const { id } = await db
    .selectFrom('journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'general')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}
