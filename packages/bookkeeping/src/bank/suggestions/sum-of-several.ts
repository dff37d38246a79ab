import { differenceOf } from './differences.ts'
import type { OpenItemMatch } from './open-item-index.ts'
import type { Certainty, CombinationSuggestion, Difference } from './suggestion.ts'
import type { BankLine } from './types.ts'

/** Of more items so many sums can be made that one that fits says nothing. */
const MAX_ITEMS = 12

/** The same of sums that only come near. */
const MAX_ITEMS_NEAR = 6

type Clue = 'iban' | 'name' | 'name_in_text'

interface Choice {
  readonly items: readonly OpenItemMatch[]
  /** What the line is more or less than they are; null when it is as much. */
  readonly difference: Difference | null
}

/**
 * Open items of whoever pays, or of whom the text names, that together are the amount, or but for a small difference, where the line
 * names none of them. Likely when it comes from their own account and no other choice of items fits; never certain, because any choice
 * may be chance.
 */
export function sumOfSeveral(line: BankLine, matches: readonly OpenItemMatch[]): CombinationSuggestion | null {
  const isSaid = matches.some(({ reasons }) => reasons.has('number') || reasons.has('reference'))
  if (isSaid || matches.some(({ namesAnother }) => namesAnother)) return null
  return sumOf(line, matches, 'iban') ?? sumOf(line, matches, 'name') ?? sumOf(line, matches, 'name_in_text')
}

function sumOf(line: BankLine, matches: readonly OpenItemMatch[], clue: Clue): CombinationSuggestion | null {
  const items = matches.filter(
    ({ reasons, openCents }) => reasons.has(clue) && Math.sign(openCents) === Math.sign(line.amountCents),
  )
  const contacts = new Set(items.map(({ item }) => item.contactName))
  if (items.length < 2 || items.length > MAX_ITEMS || contacts.size > 1) return null
  if (items.some(({ reasons }) => reasons.has('amount'))) return null
  const fitting = exactChoices(items, line.amountCents)
  const choices = fitting.length > 0 ? fitting : nearChoices(line, items)
  const [first] = choices
  if (first === undefined) return null
  return {
    kind: 'combination',
    certainty: certaintyOf(clue, choices),
    reasons: first.difference === null ? ['amount', clue] : [clue],
    items: first.items.map(({ item, openCents }) => ({ openItemId: item.id, settleCents: openCents })),
    ...(first.difference !== null && { difference: first.difference }),
  }
}

/** Costs are a guess, however many choices there are. */
function certaintyOf(clue: Clue, choices: readonly Choice[]): Certainty {
  const isOnly = clue === 'iban' && choices.length === 1
  return isOnly && choices[0]?.difference?.kind !== 'costs' ? 'likely' : 'possible'
}

/** Every choice of items that is exactly the amount; at most 4096 are tried. */
function exactChoices(items: readonly OpenItemMatch[], amountCents: number): Choice[] {
  const fitting = subsetsOf(items, Math.abs(amountCents)).filter((choice) => totalOf(choice) === amountCents)
  return fitting.map((choice) => ({ items: choice, difference: null }))
}

/** Every choice of two or more that a small difference explains, the smallest first; none where one item alone is as near. */
function nearChoices(line: BankLine, items: readonly OpenItemMatch[]): Choice[] {
  if (items.length > MAX_ITEMS_NEAR || items.some(({ openCents }) => differenceOf(line, openCents) !== null)) return []
  const near = subsetsOf(items, Infinity).flatMap((choice): Choice[] => {
    const difference = choice.length > 1 ? differenceOf(line, totalOf(choice)) : null
    return difference === null ? [] : [{ items: choice, difference }]
  })
  return near.toSorted((a, b) => sizeOf(a) - sizeOf(b))
}

const sizeOf = ({ difference }: Choice): number => (difference === null ? 0 : Math.abs(difference.cents))

/** All choices of items that together are at most so much. */
function subsetsOf(items: readonly OpenItemMatch[], mostCents: number): OpenItemMatch[][] {
  const [item, ...rest] = items
  if (item === undefined) return [[]]
  const cents = Math.abs(item.openCents)
  const withItem = cents > mostCents ? [] : subsetsOf(rest, mostCents - cents).map((choice) => [item, ...choice])
  return [...withItem, ...subsetsOf(rest, mostCents)]
}

const totalOf = (items: readonly OpenItemMatch[]): number => items.reduce((sum, { openCents }) => sum + openCents, 0)
