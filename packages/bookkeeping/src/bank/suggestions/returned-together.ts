import { documentNumber } from './document-number.ts'
import { NumberIndex } from './number-index.ts'
import { normaliseIban } from './open-item-index.ts'
import { isWithinReturnDays, RETURN_WORDS } from './return-words.ts'
import { readNumbers } from './text-numbers.ts'
import type { CombinationSuggestion, SuggestionReason } from './suggestion.ts'
import type { BankLine, PaidTogether } from './types.ts'

/** Payments of several items by one line that came back as one line: all of them are open again then. */
export class ReturnedTogether {
  readonly #byAmount: ReadonlyMap<number, readonly PaidTogether[]>
  readonly #numbers = new NumberIndex<number>()

  constructor(paid: readonly PaidTogether[] = []) {
    this.#byAmount = Map.groupBy(paid, ({ amountCents }) => -amountCents)
    for (const { items } of paid)
      for (const { openItemId, number } of items) {
        const written = documentNumber(number)
        if (written) this.#numbers.add(written, openItemId)
      }
  }

  /**
   * Exactly the amount the other way, by whoever paid it or with a number of it. Likely when the bank says that it came back
   * or all numbers are named, and nothing else was as much; never certain, since money that is given back looks the same.
   */
  suggest(line: BankLine): CombinationSuggestion[] {
    const sameAmount = this.#byAmount.get(line.amountCents)
    if (sameAmount === undefined) return []
    const isSaid = RETURN_WORDS.test(line.description)
    const text = `${line.description} ${line.structuredReference ?? ''}` // zero: a line without a reference
    const named = new Set(this.#numbers.find(readNumbers(text)).whole)
    const fitting = sameAmount.filter((paid) => isWithinReturnDays(paid, line) && isTheirs(paid, line, named))
    return fitting.map((paid) => {
      const isNamed = paid.items.every(({ openItemId }) => named.has(openItemId))
      return {
        kind: 'combination',
        certainty: fitting.length === 1 && (isSaid || isNamed) ? 'likely' : 'possible',
        reasons: reasonsOf(line, paid, { isNamed, isSaid }),
        items: paid.items.map(({ openItemId, paidCents }) => ({ openItemId, settleCents: -paidCents })),
        isReturn: true,
      }
    })
  }
}

const paidBy = ({ payerIbans }: PaidTogether, { counterpartyIban }: BankLine): boolean =>
  counterpartyIban !== null && payerIbans.some((iban) => normaliseIban(iban) === normaliseIban(counterpartyIban))

const isTheirs = (paid: PaidTogether, line: BankLine, named: ReadonlySet<number>): boolean =>
  paidBy(paid, line) || paid.items.some(({ openItemId }) => named.has(openItemId))

const reasonsOf = (
  line: BankLine,
  paid: PaidTogether,
  { isNamed, isSaid }: { isNamed: boolean; isSaid: boolean },
): SuggestionReason[] => [
  'amount',
  ...(isNamed ? (['number'] as const) : []),
  ...(paidBy(paid, line) ? (['iban'] as const) : []),
  ...(isSaid ? (['returned'] as const) : []),
]
