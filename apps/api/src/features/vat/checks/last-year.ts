import { unusualBoxes, vatReturnBoxes, type UnusualBox, type VatReturnBox } from '@klopt/bookkeeping/vat-return'
import { addMonths } from '@klopt/validators'
import { currentCorrections } from '../../../books/vat-corrections.ts'
import type { FiledReturn } from '../../../books/vat-returns.ts'
import type { Db } from '../../../database/db.ts'
import type { ReturnLines } from '../return-lines.ts'
import { vatFacts } from '../vat-facts.ts'

/** The boxes of a return that differ much from what was last declared of the same period a year before; null without one. */
export async function jumpsSinceLastYear(
  db: Db,
  administrationId: number,
  {
    start,
    lines,
    filed,
  }: { readonly start: string; readonly lines: ReturnLines; readonly filed: readonly FiledReturn[] },
): Promise<UnusualBox[] | null> {
  const lastYear = await declaredOf(db, administrationId, addMonths(start, -12), filed)
  if (lastYear === null) return null
  return unusualBoxes(vatReturnBoxes(await vatFacts(db, administrationId, lines)), lastYear)
}

async function declaredOf(
  db: Db,
  administrationId: number,
  start: string,
  filed: readonly FiledReturn[],
): Promise<readonly VatReturnBox[] | null> {
  const corrections = await currentCorrections(db, administrationId, start)
  const last = corrections.findLast(({ state }) => state !== 'draft') ?? filed.find((each) => each.start === start)
  return last?.boxes ?? null
}
