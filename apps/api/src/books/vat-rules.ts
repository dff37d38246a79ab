import {
  deductionPercentOn,
  isInVatUnitOn,
  isSmallBusinessOn,
  vatSchemeOn,
  type DeductionRules,
  type DeductionShare,
  type SmallBusinessSpan,
} from '@klopt/bookkeeping/vat'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Whether the small-business scheme (KOR) holds on a day, so that nothing of that day charges or deducts VAT. */
export async function isSmallBusiness(db: Db, administrationId: number, day: string): Promise<boolean> {
  return isSmallBusinessOn(await smallBusinessSpans(db, administrationId), day)
}

/** The days on which the small-business scheme held, oldest first. */
export async function smallBusinessSpans(db: Db, administrationId: number): Promise<SmallBusinessSpan[]> {
  const { small_business_spans: spans } = await db
    .selectFrom('companies')
    .select('small_business_spans')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return spans
}

/** Makes sales go one after the other while the scheme has days: each looks at the turnover of the others. */
export async function lockForScheme(db: Db, administrationId: number): Promise<void> {
  await sql`SELECT FROM administrations WHERE id = ${administrationId} AND small_business_spans <> '[]'
    FOR NO KEY UPDATE`.execute(db)
}

/** Whether VAT of sales counts with their payment on a day (kasstelsel). */
export async function isCashBasis(db: Db, administrationId: number, day: string): Promise<boolean> {
  const { vat_schemes: schemes } = await db
    .selectFrom('companies')
    .select('vat_schemes')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return vatSchemeOn(schemes, day) === 'cash'
}

/** The shares of VAT on mixed use that were deducted from their days on, oldest first. */
export async function deductionShares(db: Db, administrationId: number): Promise<DeductionShare[]> {
  const { deduction_shares: shares } = await db
    .selectFrom('companies')
    .select('deduction_shares')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return shares
}

/** What of the VAT of a purchase of a day is deducted. */
export async function deductionOn(db: Db, administrationId: number, day: string): Promise<Required<DeductionRules>> {
  return {
    deductsVat: !(await isSmallBusiness(db, administrationId, day)),
    mixedPercent: deductionPercentOn(await deductionShares(db, administrationId), day),
  }
}

/** Whether an administration is of a VAT fiscal unit on a day: the unit hands in one return for its members. */
export async function isInVatUnit(db: Db, administrationId: number, day: string): Promise<boolean> {
  const { vat_unit_spans: spans } = await db
    .selectFrom('companies')
    .select('vat_unit_spans')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return isInVatUnitOn(spans, day)
}
