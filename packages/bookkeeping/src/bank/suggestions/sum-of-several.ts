import type { OpenItemMatch } from './open-item-index.ts'
import type { BankLine, CombinationSuggestion } from './types.ts'

/** Of more items so many sums can be made that one that fits says nothing. */
const MAX_ITEMS = 12

/**
 * Open items of whoever pays, or of whom the text names, that together are exactly the amount, where the line names none of them. Likely when it
 * comes from their own account and no other choice of items fits; never certain, because any choice may be chance.
 */
export function sumOfSeveral(line: BankLine, matches: readonly OpenItemMatch[]): CombinationSuggestion | null {
  const isSaid = matches.some(({ reasons }) => reasons.has('number') || reasons.has('reference'))
  if (isSaid || matches.some(({ namesAnother }) => namesAnother)) return null
  return sumOf(line, matches, 'iban') ?? sumOf(line, matches, 'name') ?? sumOf(line, matches, 'name_in_text')
}

function sumOf(
  line: BankLine,
  matches: readonly OpenItemMatch[],
  clue: 'iban' | 'name' | 'name_in_text',
): CombinationSuggestion | null {
  const items = matches.filter(
    ({ reasons, openCents }) => reasons.has(clue) && Math.sign(openCents) === Math.sign(line.amountCents),
  )
  const contacts = new Set(items.map(({ item }) => item.contactName))
  if (items.length < 2 || items.length > MAX_ITEMS || contacts.size > 1) return null
  if (items.some(({ reasons }) => reasons.has('amount'))) return null
  const fitting = choicesOf(items, line.amountCents)
  const [first] = fitting
  if (first === undefined) return null
  return {
    kind: 'combination',
    certainty: clue === 'iban' && fitting.length === 1 ? 'likely' : 'possible',
    reasons: ['amount', clue],
    items: first.map(({ item, openCents }) => ({ openItemId: item.id, settleCents: openCents })),
  }
}

/** Every choice of items that is exactly the amount; at most 4096 are tried. */
function choicesOf(items: readonly OpenItemMatch[], amountCents: number): OpenItemMatch[][] {
  const [item, ...rest] = items
  if (amountCents === 0) return [[]]
  if (item === undefined || Math.abs(item.openCents) > Math.abs(amountCents)) {
    return item === undefined ? [] : choicesOf(rest, amountCents)
  }
  const withItem = choicesOf(rest, amountCents - item.openCents).map((choice) => [item, ...choice])
  return [...withItem, ...choicesOf(rest, amountCents)]
}
