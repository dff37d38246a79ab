import type { Db } from '../database/db.ts'

/** The journal of what comes from no other book ('memoriaal'): VAT returns, set-offs, opening balances. */
export const generalJournal = (db: Db, administrationId: number): Promise<number> =>
  firstJournal(db, administrationId, 'general')

/** The journal of what is invoiced ('verkoopboek'). */
export const salesJournal = (db: Db, administrationId: number): Promise<number> =>
  firstJournal(db, administrationId, 'sales-book')

async function firstJournal(db: Db, administrationId: number, type: 'general' | 'sales-book'): Promise<number> {
  const { id } = await db
    .selectFrom('journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('type', '=', type)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}
