import { BookingHistory } from './account-suggestions.ts'
import { batchSuggestions } from './bank-batches.ts'
import { ItemsOfPayer } from './items-of-payer.ts'
import { leftClaimSuggestions } from './left-claims.ts'
import { MutedSuggestions } from './muted-suggestions.ts'
import { OwnTransfers } from './own-transfers.ts'
import { providerPayouts } from './provider-payouts.ts'
import { payrollSuggestions } from './payroll.ts'
import { ruleSuggestions } from './rules.ts'
import { TaxAuthority } from './tax-authority.ts'
import type { AccountSuggestion, Certainty, Suggestion, SuggestionReason } from './suggestion.ts'
import type { BankLine, SuggestionCandidates } from './types.ts'

const CERTAINTY_ORDER: Record<Certainty, number> = { certain: 0, likely: 1, possible: 2 }
const REASON_WEIGHT: Record<SuggestionReason, number> = {
  number: 16,
  reference: 16,
  rule: 12,
  own_account: 10,
  amount: 8,
  iban: 4,
  history: 3,
  // Before an account that money of theirs went to.
  returned: 9,
  // Before one invoice that happens to be as much.
  batch: 20,
  payment_file: 20,
  // Before what was done before.
  tax: 5,
  // After what was done before with the same payee.
  payroll: 2.5,
  name: 2,
  // Before an amount alone, and after whoever pays.
  name_in_text: 1.5,
  // Puts in order what is alike, and never goes before a rule or what was done before.
  part_of_number: 0.5,
}

/** More than a person would read. */
const MAX_SUGGESTIONS = 10

/**
 * What to do with a bank line, best first. For many lines make one suggester with
 * `createSuggester`: it indexes the candidates once.
 */
export function suggest(line: BankLine, candidates: SuggestionCandidates): Suggestion[] {
  return createSuggester(candidates)(line)
}

/** Indexes the candidates and returns the function that judges lines against them. */
export function createSuggester(candidates: SuggestionCandidates): (line: BankLine) => Suggestion[] {
  const items = new ItemsOfPayer(candidates)
  const history = new BookingHistory(candidates.history ?? [])
  const transfers = new OwnTransfers(candidates.own)
  const muted = new MutedSuggestions(candidates.muted)
  const batches = candidates.batches ?? []
  const ofClaims = leftClaimSuggestions(candidates.leftClaims ?? [])
  const authority = new TaxAuthority(candidates)
  return (line) => {
    const openItems = transfers.has(line)
      ? []
      : muted.without(line, [...batchSuggestions(line, batches), ...items.suggest(line)])
    const byRule = authority
      .ofRules(line, ruleSuggestions(line, candidates.rules))
      .map((rule) => (openItems.some(isNamed) ? { ...rule, certainty: 'likely' as const } : rule))
    const direct = [
      ofClaims(line),
      authority.suggest(line),
      [...transfers.suggest(line), ...providerPayouts(line, candidates.providers ?? [])],
      transfers.has(line) ? [] : payrollSuggestions(line, candidates.payroll ?? []),
      authority.ofHistory(line, history.suggest(line)),
    ]
    const accounts = muted.without(line, direct.reduce(withUnlessSame))
    const all = [...openItems, ...byRule, ...accounts]
    return all.toSorted((a, b) => compareSuggestions(a, b)).slice(0, MAX_SUGGESTIONS)
  }
}

/** What was done before may be what something else asks for too: an account is offered once. */
const withUnlessSame = (first: AccountSuggestion[], more: AccountSuggestion[]): AccountSuggestion[] => [
  ...first,
  ...more.filter((one) => first.every(({ accountId }) => accountId !== one.accountId)),
]

/** A line that names a document is about that document, whatever a rule says. */
function isNamed({ reasons }: Suggestion): boolean {
  return reasons.includes('number') || reasons.includes('reference')
}

function compareSuggestions(a: Suggestion, b: Suggestion): number {
  return CERTAINTY_ORDER[a.certainty] - CERTAINTY_ORDER[b.certainty] || weight(b) - weight(a)
}

/** What explains the line but for a small difference goes before what leaves some of it. */
function weight(suggestion: Suggestion): number {
  const explained = 'difference' in suggestion && suggestion.difference ? REASON_WEIGHT.amount : 0
  return suggestion.reasons.reduce((total, reason) => total + REASON_WEIGHT[reason], explained)
}
