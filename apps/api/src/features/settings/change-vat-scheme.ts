import { FIRST_SCHEME_DAY, isPeriodStart, withVatScheme, type VatSchemeSpan } from '@klopt/bookkeeping/vat'
import type { CompanyProfile } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { readCalendar, type OwnCalendar } from '../../books/vat-calendar.ts'
import type { AdministrationRow } from '../administrations/lock-administration.ts'

type WireScheme = Pick<CompanyProfile, 'vatScheme' | 'vatSchemeFrom'>

/** The scheme that was chosen last, and from when it holds. */
export function wireScheme({ vat_schemes: schemes }: Pick<AdministrationRow, 'vat_schemes'>): WireScheme {
  const { scheme, from } = schemes.at(-1) ?? { scheme: 'accrual', from: FIRST_SCHEME_DAY }
  return { vatScheme: scheme, vatSchemeFrom: from === FIRST_SCHEME_DAY ? null : from }
}

/**
 * The schemes of an administration with the wanted one, which begins on the first day of a VAT period after all that
 * was filed: what a return was made by does not change afterwards. Final invoices keep the scheme they were posted
 * with. Throws `invalid_input`.
 */
export async function changedSchemes(
  db: Db,
  administration: AdministrationRow,
  wanted: WireScheme & Pick<CompanyProfile, 'vatFrequency'>,
  today: string,
): Promise<VatSchemeSpan[]> {
  const known = administration.vat_schemes
  const current = wireScheme(administration)
  if (wanted.vatScheme === current.vatScheme && wanted.vatSchemeFrom === current.vatSchemeFrom) return known
  const from = wanted.vatSchemeFrom ?? FIRST_SCHEME_DAY
  assertOpenPeriod(await readCalendar(db, administration.id, today, wanted.vatFrequency), from)
  return withVatScheme(known, { from, scheme: wanted.vatScheme })
}

function assertOpenPeriod(calendar: OwnCalendar, from: string): void {
  // The years that the journal holds.
  if (from < FIRST_SCHEME_DAY || from > '2099-12-31') throw refusal('Kies een datum in deze eeuw')
  if (calendar.filed.some(({ end }) => end >= from))
    throw refusal('Over deze periode is al btw-aangifte gedaan. Kies een periode waarover dat nog niet is gebeurd.')
  if (!isPeriodStart(calendar, from))
    throw refusal('Een btw-stelsel begint op de eerste dag van een btw-periode. Kies zo’n dag.')
}

function refusal(message: string): ApiError {
  return new ApiError('invalid_input', { fields: { vatSchemeFrom: message } })
}
