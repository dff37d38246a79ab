import type { Db } from '../database/db.ts'

/** Whether the administration takes part in the small-business scheme (KOR), so that it charges and deducts no VAT. */
export async function isSmallBusiness(db: Db, administrationId: number): Promise<boolean> {
  const { small_business_scheme: kor } = await db
    .selectFrom('administrations')
    .select('small_business_scheme')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return kor
}
