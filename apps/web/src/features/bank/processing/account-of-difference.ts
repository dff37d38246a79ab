import type { LedgerAccount, Suggestion } from '@klopt/api-client/contract'
import { CLAIM_INCOME, SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'

/** Discounts that we gave, whose VAT we owe no longer. */
const DISCOUNTS_GIVEN = 'WOmzKebVek'

/** What we get off a purchase, where the chart has an account for it. */
const DISCOUNTS_TAKEN = 'WKprLebLeb'

/**
 * Where the difference of a suggestion is proposed to be booked: a discount on the account of discounts, with its VAT, costs with those
 * of the bank, costs and interest of a demand where interest goes, cents with payment differences. Undefined where nothing explains the difference.
 */
export function accountOfDifference(
  { differenceKind, items }: Pick<Suggestion, 'differenceKind' | 'items'>,
  accounts: readonly LedgerAccount[],
): LedgerAccount | undefined {
  const withCode = (code: string) => accounts.find(({ rgsCode, active }) => active && rgsCode === code)
  const differences = withCode(SYSTEM_ACCOUNTS.paymentDifferences)
  if (differenceKind === null) return undefined
  if (differenceKind === 'small') return differences
  if (differenceKind === 'claims') return withCode(CLAIM_INCOME)
  if (differenceKind === 'costs') return withCode(SYSTEM_ACCOUNTS.bankCharges) ?? differences
  const isOfCustomer = items.every(({ kind }) => kind === 'receivable')
  return withCode(isOfCustomer ? DISCOUNTS_GIVEN : DISCOUNTS_TAKEN) ?? differences
}

export const differenceTexts: Record<NonNullable<Suggestion['differenceKind']>, string> = {
  small: 'betalingsverschil',
  discount: 'betalingskorting',
  costs: 'bankkosten',
  claims: 'incassokosten en rente',
}
