import { OpenItemIndex, type OpenItemMatch } from './open-item-index.ts'
import { isWithinReturnDays, RETURN_WORDS } from './return-words.ts'
import type { Certainty, OpenItemSuggestion } from './suggestion.ts'
import type { BankLine, OpenItem, PaidItem } from './types.ts'

/**
 * Payments that came back: the amount of an earlier one, the other way, from whoever paid it. Its item is open again
 * then. Certain for a collection of ours under the name that we gave it; likely when the bank says that it came back, and no
 * more, since money that is given back looks the same.
 */
export class ReturnedPayments {
  readonly #index: OpenItemIndex
  readonly #paidOn: ReadonlyMap<OpenItem, string>
  readonly #byEndToEndId: ReadonlyMap<string, PaidItem>

  constructor(paid: readonly PaidItem[] = []) {
    // What came back moves the other way than what was paid.
    const returned = paid.map((item) => ({ ...item, openCents: -item.openCents }))
    this.#index = new OpenItemIndex(returned)
    this.#paidOn = new Map(returned.map((item) => [item, item.paidOn]))
    this.#byEndToEndId = new Map(
      returned.flatMap(
        (item) => (item.endToEndIds ?? []).map((id) => [collectionKey(id, item.openCents), item] as const), // zero: paid by no file of ours
      ),
    )
  }

  suggest(line: BankLine): OpenItemSuggestion[] {
    const collected = this.#collected(line)
    if (collected !== undefined) return [collected]
    const isSaid = line.isReturned === true || RETURN_WORDS.test(line.description)
    const fitting = this.#index.find(line).filter((match) => this.#fits(match, line))
    const byItem = new Map(fitting.map((match) => [match.item.id, match]))
    return [...byItem.values()].map(({ item, reasons }) => ({
      kind: 'open_item',
      openItemId: item.id,
      settleCents: line.amountCents,
      differenceCents: 0,
      certainty: certaintyOf(isSaid, byItem.size),
      reasons: [...reasons, ...(isSaid ? (['returned'] as const) : [])],
      isReturn: true,
    }))
  }

  /** A collection of ours that comes back under the name that we gave it, whatever the bank says of it and from which account. */
  #collected(line: BankLine): OpenItemSuggestion | undefined {
    if (!line.endToEndId) return undefined
    const item = this.#byEndToEndId.get(collectionKey(line.endToEndId, line.amountCents))
    if (item === undefined || !isWithinReturnDays(item, line)) return undefined
    return {
      kind: 'open_item',
      openItemId: item.id,
      settleCents: line.amountCents,
      differenceCents: 0,
      certainty: 'certain',
      reasons: ['amount', 'reference', 'returned'],
      isReturn: true,
    }
  }

  /** Exactly the amount, not before it was paid, and of somebody: the amount alone says nothing. */
  #fits({ item, reasons }: OpenItemMatch, line: BankLine): boolean {
    const paidOn = this.#paidOn.get(item)
    const isOfPayer = reasons.has('number') || reasons.has('reference') || reasons.has('iban')
    return paidOn !== undefined && reasons.has('amount') && isOfPayer && isWithinReturnDays({ paidOn }, line)
  }
}

const collectionKey = (endToEndId: string, cents: number): string => `${endToEndId} ${cents}`

const certaintyOf = (isSaid: boolean, count: number): Certainty => (isSaid && count === 1 ? 'likely' : 'possible')
