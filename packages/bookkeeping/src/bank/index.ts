export {
  bankExpensePosting,
  bankLinePosting,
  bankSettlementPosting,
  type BankExpense,
  type BankLineBooking,
  type BankSettlement,
  type SettledItem,
} from './bank-postings.ts'
export { createSuggester, suggest } from './suggestions/suggest.ts'
export { namesSomebody } from './suggestions/muted-suggestions.ts'
export { MAX_TRANSFER_DAYS, otherSideOf } from './suggestions/transfer-sides.ts'
export { bookingsOfRule, ruleFits, saysWhich } from './suggestions/rules.ts'
export type {
  AccountSuggestion,
  Certainty,
  CombinationSuggestion,
  OpenItemSuggestion,
  RuleSuggestion,
  Settlement,
  Suggestion,
  SuggestionReason,
} from './suggestions/suggestion.ts'
export type {
  BankLine,
  BankRule,
  BankRuleConditions,
  BookedLine,
  MutedSuggestion,
  OpenItem,
  RuleBooking,
  SuggestionCandidates,
  TransferSide,
} from './suggestions/types.ts'
