import { AlikeNames } from './alike-names.ts'
import { nameKey } from './names.ts'
import { normaliseIban } from './open-item-index.ts'
import type { AccountSuggestion } from './suggestion.ts'
import type { BankLine, BookedLine } from './types.ts'

const MAX_ACCOUNTS = 3

/** How it is said that money is given back. */
const REFUND_WORDS =
  /\b(retour\w*|refund\w*|terug(?:ge)?(?:beta\w*|boek\w*|stort\w*)|teruggave|restitutie|credit\w*)\b/iu

interface Booked {
  readonly line: BookedLine
  readonly count: number
  /** The largest amount, without its direction: of more than that nothing can be given back. */
  readonly mostCents: number
}

/** Where earlier lines with the same counterparty went: a map from counterparty to its bookings. */
export class BookingHistory {
  readonly #byPerson = new Map<string, Map<string, Booked>>()
  readonly #alike: Readonly<Record<Direction, AlikeNames>>

  constructor(lines: readonly BookedLine[]) {
    for (const line of lines) {
      for (const person of peopleOf(line)) {
        const bookings = this.#byPerson.get(person) ?? new Map<string, Booked>()
        const known = bookings.get(booking(line))
        const count = known?.count ?? 0 // zero: the first of its kind
        const most = known?.mostCents ?? 0 // zero: the first of its kind
        bookings.set(booking(line), { line, count: count + 1, mostCents: Math.max(most, Math.abs(line.amountCents)) })
        this.#byPerson.set(person, bookings)
      }
    }
    const namesOf = (way: Direction) =>
      lines.filter((line) => directionOf(line) === way).map((line) => nameKey(line.counterpartyName))
    this.#alike = { in: new AlikeNames(namesOf('in')), out: new AlikeNames(namesOf('out')) }
  }

  /**
   * Likely when the counterparty always went to one account, twice or more. From whom only the other way was booked
   * before, it is a refund when the line says so: of the account that it was paid on. A name that is only like another is
   * possible and no more.
   */
  suggest(line: BankLine): AccountSuggestion[] {
    const known = this.#of(line)
    const bookings = known ?? this.#ofAlike(line)
    if (bookings === undefined) return this.#refund(line)
    const ordered = [...bookings.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_ACCOUNTS)
    return ordered.map(({ line: booked, count }) => ({
      kind: 'account',
      accountId: booked.accountId,
      vatCode: booked.vatCode,
      certainty: known !== undefined && count >= 2 && bookings.size === 1 ? 'likely' : 'possible',
      reasons: ['history'],
    }))
  }

  #refund(line: BankLine): AccountSuggestion[] {
    const bookings = this.#of({ ...line, amountCents: -line.amountCents })
    if (bookings === undefined || !REFUND_WORDS.test(line.description)) return []
    const known = [...bookings.values()].filter(({ mostCents }) => mostCents >= Math.abs(line.amountCents))
    return known.slice(0, MAX_ACCOUNTS).map(({ line: { accountId, vatCode } }) => ({
      kind: 'account',
      accountId,
      vatCode,
      certainty: bookings.size === 1 ? 'likely' : 'possible',
      reasons: ['history'],
    }))
  }

  #ofAlike(line: BankLine) {
    const name = nameKey(line.counterpartyName)
    const alike = name === '' ? undefined : this.#alike[directionOf(line)].of(name)
    return alike === undefined ? undefined : this.#byPerson.get(nameOf(directionOf(line), alike))
  }

  #of(line: BankLine) {
    return peopleOf(line)
      .map((person) => this.#byPerson.get(person))
      .find((found) => found !== undefined)
  }
}

function booking(to: Pick<BookedLine, 'accountId' | 'vatCode'> | undefined): string {
  return `${to?.accountId} ${to?.vatCode}`
}

/** By account number first, then by name; each apart for money in and out. */
function peopleOf(line: Pick<BankLine, 'amountCents' | 'counterpartyIban' | 'counterpartyName'>): string[] {
  const direction = directionOf(line)
  const iban = normaliseIban(line.counterpartyIban)
  const name = nameKey(line.counterpartyName)
  return [...(iban === '' ? [] : [`${direction} iban ${iban}`]), ...(name === '' ? [] : [nameOf(direction, name)])]
}

type Direction = 'in' | 'out'

const directionOf = ({ amountCents }: Pick<BankLine, 'amountCents'>): Direction => (amountCents > 0 ? 'in' : 'out')

const nameOf = (direction: Direction, name: string): string => `${direction} name ${name}`
