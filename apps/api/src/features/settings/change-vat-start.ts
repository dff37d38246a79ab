import type { CompanyProfile } from '@klopt/api-client/contract'
import { firstDeclarableDay, isPeriodStart } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { readCalendar } from '../../books/vat-calendar.ts'
import type { AdministrationRow } from '../administrations/lock-administration.ts'

/**
 * The day from which VAT is declared: the first day of a VAT period, at most five years ago, not after the period of today
 * and not after what was filed. Throws `invalid_input`.
 */
export async function changedVatStart(
  db: Db,
  administration: AdministrationRow,
  { vatStartsOn: wanted, vatFrequency }: Pick<CompanyProfile, 'vatStartsOn' | 'vatFrequency'>,
  today: string,
): Promise<string | null> {
  const known = administration.vat_starts_on
  if (wanted === undefined || wanted === known) return known
  if (wanted === null) return null
  const calendar = await readCalendar(db, administration.id, today, vatFrequency)
  if (wanted < firstDeclarableDay(today)) throw refusal('Btw gaat hoogstens vijf jaar terug. Kies een latere dag.')
  if (wanted > today) throw refusal('Deze dag moet nog komen. Kies de eerste dag van een btw-periode die begonnen is.')
  if (!isPeriodStart(calendar, wanted))
    throw refusal('Btw-aangifte begint op de eerste dag van een btw-periode. Kies zo’n dag.')
  if (calendar.filed.some(({ start }) => start < wanted))
    throw refusal(
      'Over een eerdere periode is al btw-aangifte gedaan. Kies de eerste dag van die periode, of een eerdere.',
    )
  return wanted
}

const refusal = (message: string) => new ApiError('invalid_input', { fields: { vatStartsOn: message } })
