import type { Db } from '../../database/db.ts'

/** Keeps a firm of bookkeepers. Answers its id. */
export async function createFirm(db: Db, companyName: string): Promise<number> {
  const { id } = await db
    .insertInto('firms')
    .values({ company_name: companyName })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
