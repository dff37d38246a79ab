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
  BankLine,
  BankRule,
  BankRuleConditions,
  BookedLine,
  Certainty,
  CombinationSuggestion,
  MutedSuggestion,
  OpenItem,
  OpenItemSuggestion,
  RuleBooking,
  RuleSuggestion,
  Settlement,
  Suggestion,
  SuggestionCandidates,
  SuggestionReason,
  TransferSide,
} from './suggestions/types.ts'
