import { namesReference, TAX_AUTHORITY } from '../../payments/tax-payments.ts'
import { normaliseIban } from './open-item-index.ts'
import type { AccountSuggestion, BankLine, TaxClaims } from './types.ts'

/**
 * What the tax authority is paid or pays back, on the account of what is owed: certain where the betalingskenmerk and the
 * amount are those of a return or an assessment.
 */
export function taxSuggestions(line: BankLine, taxes: TaxClaims | undefined): AccountSuggestion[] {
  if (taxes === undefined || normaliseIban(line.counterpartyIban) !== TAX_AUTHORITY.iban) return []
  const text = `${line.description} ${line.structuredReference ?? ''}` // zero: a line without a reference
  const named = taxes.open.find(({ reference }) => reference !== null && namesReference(text, reference))
  const exact = taxes.open.find(({ openCents }) => openCents === -line.amountCents)
  const claim = named ?? exact
  if (claim === undefined) return []
  const isWhole = claim.openCents === -line.amountCents
  return [
    {
      kind: 'account',
      accountId: taxes.accountId,
      vatCode: null,
      certainty: named !== undefined && isWhole ? 'certain' : 'likely',
      reasons: [...(named ? (['reference'] as const) : []), ...(isWhole ? (['amount'] as const) : []), 'iban'],
    },
  ]
}
