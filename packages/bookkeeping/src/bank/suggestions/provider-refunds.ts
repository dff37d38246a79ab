import { documentNumber } from './document-number.ts'
import { NumberIndex } from './number-index.ts'
import { isWithinReturnDays } from './return-words.ts'
import { readNumbers } from './text-numbers.ts'
import type { CombinationSuggestion, OpenItemSuggestion } from './suggestion.ts'
import type { BankLine, PaidThrough } from './types.ts'

/** What a provider keeps of a payment names that payment too. */
const FEE = /^Kosten /iu

/**
 * What a payment provider gave back of what a customer paid through it: the document that the line names is open again by as
 * much, all of it or a part. Likely and no more, since a credit invoice may still be made of it.
 */
export class ProviderRefunds {
  readonly #numbers = new NumberIndex<PaidThrough>()

  constructor(paid: readonly PaidThrough[] = []) {
    for (const item of paid) {
      const number = documentNumber(item.number)
      if (number) this.#numbers.add(number, item)
    }
  }

  /** Nothing where something open is exactly as much: that is what was paid back. */
  suggest(line: BankLine, open: readonly (OpenItemSuggestion | CombinationSuggestion)[]): OpenItemSuggestion[] {
    if (FEE.test(line.description) || open.some(({ reasons }) => reasons.includes('amount'))) return []
    const named = this.#numbers.find(readNumbers(line.description)).whole.filter((item) => fits(item, line))
    return named.map(({ id, openCents }) => ({
      kind: 'open_item',
      openItemId: id,
      settleCents: line.amountCents,
      differenceCents: 0,
      certainty: named.length === 1 ? 'likely' : 'possible',
      reasons: [...(openCents === -line.amountCents ? (['amount'] as const) : []), 'number', 'returned'],
      isReturn: true,
    }))
  }
}

const fits = (item: PaidThrough, line: BankLine): boolean =>
  item.journalId === line.journalId &&
  line.amountCents < 0 &&
  -line.amountCents <= item.openCents &&
  isWithinReturnDays(item, line)
