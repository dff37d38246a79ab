import { nameKey } from './names.ts'
import { normaliseIban } from './open-item-index.ts'
import type { AccountSuggestion, BankLine, BookedLine } from './types.ts'

/** Where earlier lines with the same counterparty went: a map from counterparty to its bookings. */
export class BookingHistory {
  readonly #byPerson = new Map<string, Map<string, { line: BookedLine; count: number }>>()

  constructor(lines: readonly BookedLine[]) {
    for (const line of lines) {
      for (const person of peopleOf(line)) {
        const bookings = this.#byPerson.get(person) ?? new Map<string, { line: BookedLine; count: number }>()
        const known = bookings.get(booking(line))
        bookings.set(booking(line), { line, count: (known?.count ?? 0) + 1 }) // zero: the first of its kind
        this.#byPerson.set(person, bookings)
      }
    }
  }

  /** Likely when the counterparty always went to one account, twice or more. */
  suggest(line: BankLine): AccountSuggestion[] {
    const bookings = peopleOf(line)
      .map((person) => this.#byPerson.get(person))
      .find((found) => found !== undefined)
    if (bookings === undefined) return []
    const ordered = [...bookings.values()].toSorted((a, b) => b.count - a.count).slice(0, 3)
    return ordered.map(({ line: booked, count }) => ({
      kind: 'account',
      accountId: booked.accountId,
      vatCode: booked.vatCode,
      certainty: count >= 2 && bookings.size === 1 ? 'likely' : 'possible',
      reasons: ['history'],
    }))
  }
}

function booking(to: Pick<BookedLine, 'accountId' | 'vatCode'> | undefined): string {
  return `${to?.accountId} ${to?.vatCode}`
}

/** By account number first, then by name; each apart for money in and out. */
function peopleOf(line: Pick<BankLine, 'amountCents' | 'counterpartyIban' | 'counterpartyName'>): string[] {
  const direction = line.amountCents > 0 ? 'in' : 'out'
  const iban = normaliseIban(line.counterpartyIban)
  const name = nameKey(line.counterpartyName)
  return [...(iban === '' ? [] : [`${direction} iban ${iban}`]), ...(name === '' ? [] : [`${direction} name ${name}`])]
}
