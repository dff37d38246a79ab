import type { CompanyProfile } from '@klopt/api-client/contract'
import { addMonths } from '@klopt/validators'
import { filedReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { AdministrationRow } from '../administrations/lock-administration.ts'

/**
 * The last day on which VAT is owed: within a year from today, not before VAT began and not before a period that was filed.
 * Null when the business goes on after all. Throws `invalid_input`.
 */
export async function changedVatEnd(
  db: Db,
  administration: AdministrationRow,
  { vatEndsOn: wanted, startsOn }: Pick<CompanyProfile, 'vatEndsOn'> & { startsOn: string | null },
  today: string,
): Promise<string | null> {
  const end = wanted === undefined ? administration.vat_ends_on : wanted
  if (end === null) return null
  if (startsOn !== null && end < startsOn)
    throw refusal('Deze dag ligt voor de eerste dag van je btw-aangifte. Kies een latere dag.')
  if (end === administration.vat_ends_on) return end
  if (end > addMonths(today, 12))
    throw refusal('Deze dag ligt meer dan een jaar vooruit. Vul hem in als hij dichterbij is.')
  if ((await filedReturns(db, administration.id)).some(({ start }) => start > end))
    throw refusal('Over een latere periode is al btw-aangifte gedaan. Kies een dag in die periode, of een latere.')
  return end
}

const refusal = (message: string) => new ApiError('invalid_input', { fields: { vatEndsOn: message } })
