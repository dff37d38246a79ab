import { OpenItemIndex } from './open-item-index.ts'
import type { AccountSuggestion } from './suggestion.ts'
import type { BankLine, LeftClaims, OpenItem } from './types.ts'

/**
 * Recognises a payment of what customers left of a demand, when it is exactly that: certain where it names an invoice of the
 * demand, likely where it comes from them.
 */
export function leftClaimSuggestions(claims: readonly LeftClaims[]): (line: BankLine) => AccountSuggestion[] {
  const index = new OpenItemIndex(claims.flatMap(itemsOf))
  return (line) => {
    const matches = index.find(line).filter(({ reasons }) => reasons.has('amount') && reasons.size > 1)
    const ofClaims = Map.groupBy(matches, ({ item }) => item.id)
    return [...ofClaims].flatMap(([place, [first, ...more]]): AccountSuggestion[] => {
      const claim = claims[place]
      if (claim === undefined || first === undefined) return []
      const { accountId, contactId } = claim
      const reasons = [first, ...more].find((match) => match.reasons.has('number'))?.reasons ?? first.reasons
      const certainty = reasons.has('number') && ofClaims.size === 1 ? 'certain' : 'likely'
      return [{ kind: 'account', accountId, contactId, vatCode: null, certainty, reasons: [...reasons] }]
    })
  }
}

/** As if each invoice of the demand had as much open; they are known by the place of the claims. */
const itemsOf = (claims: LeftClaims, place: number): OpenItem[] =>
  claims.numbers.map((number) => ({
    kind: 'receivable',
    id: place,
    number,
    contactName: claims.contactName,
    contactIbans: claims.contactIbans,
    openCents: claims.amountCents,
    grossCents: claims.amountCents,
    date: '',
    dueDate: '',
  }))
