import { OpenItemIndex } from './open-item-index.ts'
import { openItemSuggestions } from './open-item-suggestions.ts'
import { ProviderRefunds } from './provider-refunds.ts'
import { ReturnedPayments } from './returned-payments.ts'
import { ReturnedTogether } from './returned-together.ts'
import type { CombinationSuggestion, OpenItemSuggestion, SuggestionReason } from './suggestion.ts'
import type { BankLine, OpenItem, SuggestionCandidates } from './types.ts'

type ItemSuggestion = OpenItemSuggestion | CombinationSuggestion
type Suggesting = (line: BankLine) => ItemSuggestion[]

/** Stands for every account of whoever is known to have paid. */
const THEIRS = 'NL00KNOWN'

/**
 * What the open items and payments say about a line: those of everybody, or of the one whose money it is known to be. That
 * one's are judged as if the money came from their own account, whatever account and name their bank gave.
 */
export class ItemsOfPayer {
  readonly #candidates: SuggestionCandidates
  readonly #ofEverybody: Suggesting
  readonly #ofOne = new Map<number, Suggesting>()

  constructor(candidates: SuggestionCandidates) {
    this.#candidates = candidates
    this.#ofEverybody = suggesting(candidates)
  }

  suggest({ contactId = null, ...line }: BankLine): ItemSuggestion[] {
    if (contactId === null) return this.#ofEverybody(line)
    const found = this.#of(contactId)({ ...line, counterpartyIban: THEIRS, counterpartyName: null })
    return found.map((each) => ({ ...each, reasons: each.reasons.map(asName) }))
  }

  #of(contactId: number): Suggesting {
    const known = this.#ofOne.get(contactId)
    if (known) return known
    const { openItems, paid = [], paidThrough = [], ...others } = this.#candidates
    const made = suggesting({
      ...others,
      openItems: theirs(openItems, contactId),
      paid: theirs(paid, contactId),
      paidThrough: theirs(paidThrough, contactId),
    })
    this.#ofOne.set(contactId, made)
    return made
  }
}

function suggesting({ openItems, paid, paidTogether, paidThrough }: SuggestionCandidates): Suggesting {
  const index = new OpenItemIndex(openItems)
  const returned = new ReturnedPayments(paid)
  const together = new ReturnedTogether(paidTogether)
  const refunds = new ProviderRefunds(paidThrough)
  return (line) => {
    const open = openItemSuggestions(line, index)
    const refunded = refunds.suggest(line, open)
    const isNew = ({ openItemId }: OpenItemSuggestion) => refunded.every((one) => one.openItemId !== openItemId)
    return [...open, ...refunded, ...returned.suggest(line).filter(isNew), ...together.suggest(line)]
  }
}

const theirs = <Item extends OpenItem>(items: readonly Item[], contactId: number): Item[] =>
  items.filter((item) => item.contactId === contactId).map((item) => ({ ...item, contactIbans: [THEIRS] }))

/** It is known who paid, not by which account. */
const asName = (reason: SuggestionReason): SuggestionReason => (reason === 'iban' ? 'name' : reason)
