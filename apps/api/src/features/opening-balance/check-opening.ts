import { fiscalYearOf, fiscalYearRange, openingFaults, type Opening } from '@klopt/bookkeeping/ledger'
import { isVatCode, resolveVatCode } from '@klopt/bookkeeping/vat'
import type { OpeningBalanceInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { accountsById } from '../../books/accounts-by-id.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { isCashBasis } from '../../books/vat-rules.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { contactNames } from '../contacts/contact-names.ts'

/**
 * The opening balance as the domain knows it. Throws `invalid_input` with everything that is wrong with it at once, in
 * Dutch by its place.
 */
export async function checkOpening(db: Db, administrationId: number, input: OpeningBalanceInput): Promise<Opening> {
  const { startDate } = input
  if (startDate < '2000-01-01' || startDate > '2100-12-31') {
    throw new ApiError('invalid_input', { fields: { startDate: 'Kies een begindatum van 2000 tot en met 2100' } })
  }
  const opening = await openingOf(db, administrationId, input)
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const fields = openingFaults(opening, {
    beginsYear: fiscalYearRange(fiscalYearOf(startDate, startMonth), startMonth).from === startDate,
    isCashBasis: await isCashBasis(db, administrationId, startDate),
  })
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return opening
}

async function openingOf(
  db: Db,
  administrationId: number,
  { startDate, lines, openItems }: OpeningBalanceInput,
): Promise<Opening> {
  const accounts = await accountsById(
    db,
    administrationId,
    lines.map(({ accountId }) => accountId),
  )
  const contacts = await contactNames(
    db,
    administrationId,
    openItems.map(({ contactId }) => contactId),
  )
  const fields: Record<string, string> = {}
  const checkedLines = lines.flatMap((line, index) => {
    const account = accounts.get(line.accountId)
    if (account && account.deactivated_at === null) {
      return [{ ...line, accountName: account.name, rgs: account.rgs_code, type: account.type }]
    }
    fields[`lines.${index}.accountId`] = `Regel ${index + 1}: deze rekening is er niet. Kies er een uit de lijst.`
    return []
  })
  const items = openItems.map(({ postponedVat = [], ...item }, index) => {
    const place = `Factuur ${item.number}`
    if (item.contactId !== null && !contacts.has(item.contactId))
      fields[`openItems.${index}.contactId`] = `${place}: deze relatie is er niet. Kies er een uit de lijst.`
    const shares = postponedVat.flatMap(({ vatCode, ...cents }) =>
      isVatCode(vatCode) ? [{ vatCode: resolveVatCode(vatCode, item.documentDate), ...cents }] : [],
    )
    if (shares.length < postponedVat.length)
      fields[`openItems.${index}.postponedVat`] = `${place}: kies een btw-code uit de lijst.`
    return { ...item, number: item.number.trim(), postponedVat: shares }
  })
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return { startDate, lines: checkedLines, items }
}
