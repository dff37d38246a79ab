import { nameKey } from './names.ts'
import { normaliseIban } from './open-item-index.ts'
import type { AccountSuggestion, BankLine, BankRule, BookedLine, RuleSuggestion } from './types.ts'

/** The rules that fit a line, the most specific first. Rules of one rank that disagree are no more than likely. */
export function ruleSuggestions(line: BankLine, rules: readonly BankRule[]): RuleSuggestion[] {
  const fitting = rules
    .filter((rule) => fits(line, rule))
    .map((rule) => ({ rule, specificity: specificity(rule) }))
    .toSorted((a, b) => b.specificity - a.specificity || a.rule.id - b.rule.id)
  const best = fitting.filter(({ specificity: own }) => own === fitting[0]?.specificity)
  const agree = best.every(({ rule }) => booking(rule) === booking(best[0]?.rule))
  return fitting.map(({ rule }, index) => ({
    kind: 'rule',
    ruleId: rule.id,
    accountId: rule.accountId,
    vatCode: rule.vatCode,
    certainty: index === 0 && agree ? 'certain' : 'likely',
    reasons: ['rule'],
  }))
}

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

function fits(line: BankLine, { conditions }: BankRule): boolean {
  const { direction, counterpartyIban, counterpartyName, descriptionContains } = conditions
  if ((line.amountCents > 0 ? 'in' : 'out') !== direction) return false
  if (counterpartyIban !== null && normaliseIban(counterpartyIban) !== normaliseIban(line.counterpartyIban))
    return false
  if (counterpartyName !== null && plain(counterpartyName) !== plain(line.counterpartyName ?? '')) return false // zero: a line without a name fits no rule with one
  return descriptionContains === null || plain(line.description).includes(plain(descriptionContains))
}

/** How many conditions a rule has besides the direction. */
export function specificity({ conditions }: BankRule): number {
  const given = [conditions.counterpartyIban, conditions.counterpartyName, conditions.descriptionContains]
  return given.filter((condition) => condition !== null).length
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

/** Without case, accents and extra spaces, which line wraps add. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
}
