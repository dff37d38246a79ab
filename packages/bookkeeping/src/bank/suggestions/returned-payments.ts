import { OpenItemIndex, type OpenItemMatch } from './open-item-index.ts'
import { isWithinReturnDays, RETURN_WORDS } from './return-words.ts'
import type { Certainty, OpenItemSuggestion } from './suggestion.ts'
import type { BankLine, OpenItem, PaidItem } from './types.ts'

/**
 * Payments that came back: the amount of an earlier one, the other way, from whoever paid it. Its item is open again
 * then. Likely when the bank says that it came back; never certain, since money that is given back looks the same.
 */
export class ReturnedPayments {
  readonly #index: OpenItemIndex
  readonly #paidOn: ReadonlyMap<OpenItem, string>

  constructor(paid: readonly PaidItem[] = []) {
    // What came back moves the other way than what was paid.
    const returned = paid.map((item) => ({ ...item, openCents: -item.openCents }))
    this.#index = new OpenItemIndex(returned)
    this.#paidOn = new Map(returned.map((item) => [item, item.paidOn]))
  }

  suggest(line: BankLine): OpenItemSuggestion[] {
    const isSaid = RETURN_WORDS.test(line.description)
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

  /** Exactly the amount, not before it was paid, and of somebody: the amount alone says nothing. */
  #fits({ item, reasons }: OpenItemMatch, line: BankLine): boolean {
    const paidOn = this.#paidOn.get(item)
    const isOfPayer = reasons.has('number') || reasons.has('reference') || reasons.has('iban')
    return paidOn !== undefined && reasons.has('amount') && isOfPayer && isWithinReturnDays({ paidOn }, line)
  }
}

const certaintyOf = (isSaid: boolean, count: number): Certainty => (isSaid && count === 1 ? 'likely' : 'possible')
