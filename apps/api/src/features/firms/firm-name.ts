import type { Db } from '../../database/db.ts'

/** The name of a firm that is there. */
export async function firmNameOf(db: Db, firmId: number): Promise<string> {
  const firm = await db.selectFrom('firms').select('company_name').where('id', '=', firmId).executeTakeFirstOrThrow()
  return firm.company_name
}
