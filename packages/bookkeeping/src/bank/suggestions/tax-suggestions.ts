import { namesReference, TAX_AUTHORITY } from '../../payments/tax-payments.ts'
import { normaliseIban } from './open-item-index.ts'
import type { AccountSuggestion } from './suggestion.ts'
import type { BankLine, TaxClaims } from './types.ts'

/**
 * What the tax authority is paid or pays back, on the account of what is owed: certain where the reference and the amount
 * are those of a return, an assessment or a list, and the money goes where VAT is paid.
 */
export function taxSuggestions(line: BankLine, { accountId, open, toAnyIban = false }: TaxClaims): AccountSuggestion[] {
  const isAuthority = normaliseIban(line.counterpartyIban) === TAX_AUTHORITY.iban
  if (!isAuthority && !toAnyIban) return []
  const text = `${line.description} ${line.structuredReference ?? ''}` // zero: a line without a reference
  const named = open.find(({ reference }) => reference !== null && namesReference(text, reference))
  const claim = named ?? (isAuthority ? open.find(({ openCents }) => openCents === -line.amountCents) : undefined)
  if (claim === undefined) return []
  const isWhole = claim.openCents === -line.amountCents
  return [
    {
      kind: 'account',
      accountId,
      vatCode: null,
      certainty: named !== undefined && isWhole && isAuthority ? 'certain' : 'likely',
      reasons: [
        ...(named ? (['reference'] as const) : []),
        ...(isWhole ? (['amount'] as const) : []),
        ...(isAuthority ? (['iban'] as const) : []),
      ],
    },
  ]
}
