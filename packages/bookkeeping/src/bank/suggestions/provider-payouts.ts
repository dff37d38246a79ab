import { nameKey } from './names.ts'
import type { AccountSuggestion } from './suggestion.ts'
import type { BankLine, ProviderBook } from './types.ts'

/** As banks show who pays out. */
const PROVIDERS = [
  'ADYEN',
  'BUCKAROO',
  'CCV',
  'MOLLIE',
  'MULTISAFEPAY',
  'PAYNL',
  'PAYPAL',
  'STRIPE',
  'SUMUP',
  'WORLDLINE',
  'ZETTLE',
]

/**
 * Recognises what a payment provider pays out: money of its own book, in which the payments and costs stand, and no turnover.
 * Certain where it is all that the book holds.
 */
export function providerPayouts(line: BankLine, books: readonly ProviderBook[]): AccountSuggestion[] {
  if (line.amountCents <= 0) return []
  const said = new Set(`${nameKey(line.counterpartyName)} ${nameKey(line.description)}`.split(' '))
  return books
    .filter((book) => book.journalId !== line.journalId && wordsOf(book).some((word) => said.has(word)))
    .map(({ accountId, balanceCents }) => ({
      kind: 'account' as const,
      accountId,
      vatCode: null,
      certainty: balanceCents === line.amountCents ? ('certain' as const) : ('likely' as const),
      reasons:
        balanceCents === line.amountCents ? ['own_account' as const, 'amount' as const] : ['own_account' as const],
    }))
}

/** What a book is recognised by: the provider in its name; else the one that it is of, and its whole name where that is one word. */
function wordsOf({ name, provider }: ProviderBook): string[] {
  const words = nameKey(name).split(' ')
  const known = words.filter((word) => PROVIDERS.includes(word))
  if (known.length > 0) return known
  return [...(provider === null ? [] : [provider]), ...(words.length > 1 ? [] : words)].filter((word) => word !== '')
}
