import { differenceOf } from './differences.ts'
import { documentNumber } from './document-number.ts'
import type { OpenItemIndex, OpenItemMatch } from './open-item-index.ts'
import { sumOfSeveral } from './sum-of-several.ts'
import type { Certainty, CombinationSuggestion, Difference, OpenItemSuggestion } from './suggestion.ts'
import type { BankLine } from './types.ts'

/** What the open items say about a line, in no particular order. */
export function openItemSuggestions(
  line: BankLine,
  index: OpenItemIndex,
): (OpenItemSuggestion | CombinationSuggestion)[] {
  const matches = index.find(line).toSorted((a, b) => compareDueDates(a, b))
  const combination = combine(line, matches) ?? sumOfSeveral(line, matches)
  const candidates = matches.filter(({ openCents }) => Math.sign(openCents) === Math.sign(line.amountCents))
  const single = candidates.flatMap((match) => [
    ...wholeWithDifference(line, match, candidates),
    ...suggestionOf(line, match, candidates),
  ])
  return combination ? [combination, ...single] : single
}

/**
 * Several documents are named, credits among them, and together they are exactly the amount: certain, unless two of them
 * have the same number, of which perhaps only one was meant. With a small difference somebody has to agree to it.
 */
function combine(line: BankLine, matches: readonly OpenItemMatch[]): CombinationSuggestion | null {
  const named = matches.filter(isNamed)
  if (named.length < 2 || named.some(isExactAmount)) return null
  const total = named.reduce((sum, { openCents }) => sum + openCents, 0)
  const difference = claimsIn(line, named) ?? differenceOf(line, total)
  if (total !== line.amountCents && difference === null) return null
  const numbers = new Set(named.map(({ item }) => documentNumber(item.number)?.characters ?? item.id))
  const items = named.map(({ item, openCents }) => ({ openItemId: item.id, settleCents: openCents }))
  if (difference) return { kind: 'combination', certainty: 'likely', reasons: ['number'], items, difference }
  const certainty = numbers.size === named.length ? 'certain' : 'likely'
  return { kind: 'combination', certainty, reasons: ['number', 'amount'], items }
}

/** What was paid of one item: of less than it a part, of more all of it. */
function suggestionOf(line: BankLine, match: OpenItemMatch, all: readonly OpenItemMatch[]): OpenItemSuggestion[] {
  const isPart = Math.abs(line.amountCents) < Math.abs(match.openCents)
  // What is more than it, and is explained, was said before.
  if (!isPart && explained(line, match) !== null) return []
  const settleCents = isPart ? line.amountCents : match.openCents
  return [
    {
      kind: 'open_item',
      openItemId: match.item.id,
      settleCents,
      differenceCents: line.amountCents - settleCents,
      certainty: certainty(match, all),
      reasons: [...match.reasons],
    },
  ]
}

/**
 * All of an item, where a small difference, a discount or costs of a bank explain the rest: likely where the line names it,
 * or comes from an account of theirs and nothing else of theirs is as near; somebody has to agree to it.
 */
function wholeWithDifference(
  line: BankLine,
  match: OpenItemMatch,
  all: readonly OpenItemMatch[],
): OpenItemSuggestion[] {
  const difference = explained(line, match)
  if (difference === null) return []
  const others = all.filter((other) => other !== match)
  const isAlone = others.every((other) => !isExactAmount(other) && explained(line, other) === null)
  const isLikely = match.reasons.has('iban') && isAlone && difference.kind !== 'costs'
  return [
    {
      kind: 'open_item',
      openItemId: match.item.id,
      settleCents: match.openCents,
      differenceCents: difference.cents,
      certainty: isNamed(match) || isLikely ? 'likely' : 'possible',
      reasons: [...match.reasons],
      difference,
    },
  ]
}

/** The costs and interest of demands, where a line is exactly as much more than their invoices; null when it is not. */
function claimsIn(line: BankLine, matches: readonly OpenItemMatch[]): Difference | null {
  const cents = matches.reduce((sum, { item }) => sum + (item.claimsCents ?? 0), 0) // zero: nothing is asked beside it
  const total = matches.reduce((sum, { openCents }) => sum + openCents, 0)
  return cents > 0 && line.amountCents === total + cents ? { kind: 'claims', cents } : null
}

/** Of whoever pays or what is named: of anybody else an amount that comes near is chance. */
function explained(line: BankLine, match: OpenItemMatch): Difference | null {
  const { reasons, item, openCents } = match
  const claims = claimsIn(line, [match])
  if (claims !== null) return claims
  const isTheirs = isNamed(match) || reasons.has('iban') || reasons.has('name')
  return isTheirs && item.isForeign !== true ? differenceOf(line, openCents) : null
}

/**
 * Certain: a number or reference plus the exact amount, or the exact amount from
 * the contact's own account when nothing else fits, nobody is named who owes as much and no other number of the series
 * is named (a paid one, perhaps paid twice). Two that fit equally well are never
 * certain. Likely: named but another amount (a part payment), the amount
 * from a known person, or money from an account with one open document.
 */
function certainty(match: OpenItemMatch, all: readonly OpenItemMatch[]): Certainty {
  const { reasons } = match
  const rivals = all.filter((other) => other !== match)
  if (isNamed(match)) {
    if (!isExactAmount(match)) return 'likely'
    const equals = rivals.filter((other) => isNamed(other) && isExactAmount(other))
    const isFromContact = reasons.has('iban')
    const undisputed = equals.every((other) => isFromContact && !other.reasons.has('iban'))
    return undisputed ? 'certain' : 'likely'
  }
  if (isExactAmount(match)) {
    if (!reasons.has('iban')) return reasons.has('name') || reasons.has('name_in_text') ? 'likely' : 'possible'
    const alone = rivals.every((other) => !isNamed(other) && !(isExactAmount(other) && isOfSomebodyMeant(other)))
    return alone && !match.namesAnother ? 'certain' : 'likely'
  }
  return reasons.has('iban') && rivals.every((other) => !other.reasons.has('iban')) ? 'likely' : 'possible'
}

function isNamed({ reasons }: OpenItemMatch): boolean {
  return reasons.has('number') || reasons.has('reference')
}

/** Of whoever pays, or of whom they say that they pay for. */
function isOfSomebodyMeant({ reasons }: OpenItemMatch): boolean {
  return reasons.has('iban') || reasons.has('name_in_text')
}

function isExactAmount({ reasons }: OpenItemMatch): boolean {
  return reasons.has('amount')
}

/** People pay the oldest first. */
function compareDueDates(a: OpenItemMatch, b: OpenItemMatch): number {
  if (a.item.dueDate !== b.item.dueDate) return a.item.dueDate < b.item.dueDate ? -1 : 1
  return a.item.id - b.item.id
}
