import { isPeriodStart, withDeductionShare, type DeductionShare } from '@klopt/bookkeeping/vat'
import { readCalendar } from '../../books/vat-calendar.ts'
import { lockReturns } from '../../books/vat-returns.ts'
import { deductionShares } from '../../books/vat-rules.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { changeAdministration } from '../administrations/change-administration.ts'

/**
 * Deducts another share of VAT on mixed use from the first day of a VAT period on, after all that was filed; what was booked
 * keeps the share it was booked with, until the recalculation of its year. Throws `invalid_input`.
 */
export async function saveShare(db: Db, administrationId: number, share: DeductionShare, today: string): Promise<void> {
  await lockReturns(db, administrationId)
  const calendar = await readCalendar(db, administrationId, today)
  const { from } = share
  if (from < '2000-01-01' || from > '2099-12-31') throw refusal('Kies een datum in deze eeuw')
  if (calendar.filed.some(({ end }) => end >= from))
    throw refusal('Over deze dagen is al btw-aangifte gedaan. Kies een dag na de laatste aangifte.')
  if (!isPeriodStart(calendar, from))
    throw refusal('Een aftrekpercentage begint op de eerste dag van een btw-periode. Kies zo’n dag.')
  const shares = withDeductionShare(await deductionShares(db, administrationId), share)
  await changeAdministration(db, administrationId, { deduction_shares: JSON.stringify(shares) })
}

const refusal = (from: string) => new ApiError('invalid_input', { fields: { from } })
