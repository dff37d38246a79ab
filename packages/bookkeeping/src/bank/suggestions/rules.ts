import { toCents } from '../../money/amounts.ts'
import { divideHalfAway } from '../../money/rounding.ts'
import { normaliseIban } from './open-item-index.ts'
import type { RuleSuggestion } from './suggestion.ts'
import type { BankLine, BankRule, RuleBooking } from './types.ts'

const WHOLE_BASIS_POINTS = 10_000n

/** The rules that fit a line, in the order of their list: the first is certain, what comes behind it is another way. */
export function ruleSuggestions(line: BankLine, rules: readonly BankRule[]): RuleSuggestion[] {
  return rules
    .filter((rule) => ruleFits(line, rule))
    .map((rule, index) => ({
      kind: 'rule',
      ruleId: rule.id,
      accountId: rule.accountId,
      vatCode: rule.vatCode,
      bookings: bookingsOfRule(rule, line.amountCents),
      certainty: index === 0 ? 'certain' : 'likely',
      reasons: ['rule'],
    }))
}

/** Whether all conditions of a rule hold. One that names nobody, no text and no amount fits no line. */
export function ruleFits(line: BankLine, rule: Pick<BankRule, 'conditions'>): boolean {
  const { direction, counterpartyIban, counterpartyName, descriptionContains, journalId, minCents, maxCents } =
    rule.conditions
  if (!saysWhich(rule.conditions)) return false
  if ((line.amountCents > 0 ? 'in' : 'out') !== direction) return false
  if (journalId !== null && journalId !== line.journalId) return false
  const cents = Math.abs(line.amountCents)
  if ((minCents !== null && cents < minCents) || (maxCents !== null && cents > maxCents)) return false
  if (counterpartyIban !== null && normaliseIban(counterpartyIban) !== normaliseIban(line.counterpartyIban))
    return false
  if (counterpartyName !== null && plain(counterpartyName) !== plain(line.counterpartyName ?? '')) return false // zero: a line without a name fits no rule with one
  return descriptionContains === null || plain(line.description).includes(plain(descriptionContains))
}

/** Besides the direction and the book, which would hold for every line of a book. */
export function saysWhich(conditions: BankRule['conditions']): boolean {
  const { counterpartyIban, counterpartyName, descriptionContains, minCents, maxCents } = conditions
  const texts = [counterpartyIban, counterpartyName, descriptionContains]
  return texts.some((text) => text !== null && plain(text) !== '') || minCents !== null || maxCents !== null
}

/**
 * What a rule makes of an amount: each share rounded by itself, and what is left on its own account, so that the parts
 * add up to the cent. Parts of nothing are left out.
 */
export function bookingsOfRule(
  { accountId, vatCode, contactId, shares }: Omit<BankRule, 'id' | 'conditions'>,
  amountCents: number,
): RuleBooking[] {
  const parts = shares.map((share) => ({
    accountId: share.accountId,
    vatCode: share.vatCode,
    contactId,
    amountCents: toCents(divideHalfAway(BigInt(amountCents) * BigInt(share.basisPoints), WHOLE_BASIS_POINTS)),
  }))
  const left = parts.reduce((rest, part) => rest - part.amountCents, amountCents)
  return [{ accountId, vatCode, contactId, amountCents: left }, ...parts].filter((part) => part.amountCents !== 0)
}

/** Without case, accents and extra spaces, which line wraps add. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
}
