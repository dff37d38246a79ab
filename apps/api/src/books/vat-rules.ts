import { vatSchemeOn } from '@klopt/bookkeeping/vat'
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

/** Whether VAT of sales counts with their payment on a day (kasstelsel). */
export async function isCashBasis(db: Db, administrationId: number, day: string): Promise<boolean> {
  const { vat_schemes: schemes } = await db
    .selectFrom('administrations')
    .select('vat_schemes')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return vatSchemeOn(schemes, day) === 'cash'
}
