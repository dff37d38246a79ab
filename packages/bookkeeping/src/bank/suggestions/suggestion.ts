import type { VatCode } from '../../vat/vat-codes.ts'
import type { RuleBooking } from './types.ts'

export type Certainty = 'certain' | 'likely' | 'possible'
/**
 * 'part_of_number': the digits of the number stand in the line, without its letters or with others. 'name_in_text': the
 * text names them, and another pays. 'tax': the text or the betalingskenmerk says which tax it is.
 */
export type SuggestionReason =
  | 'number'
  | 'part_of_number'
  | 'amount'
  | 'iban'
  | 'name'
  | 'name_in_text'
  | 'reference'
  | 'rule'
  | 'history'
  | 'own_account'
  | 'returned'
  | 'batch'
  | 'payment_file'
  | 'tax'
  | 'payroll'

interface Judgement {
  certainty: Certainty
  reasons: SuggestionReason[]
}

/** Part of a bank line for an open item; `settleCents` counts money in as positive, like the line. */
export interface Settlement {
  openItemId: number
  settleCents: number
}

/**
 * What a line differs from what it pays, and what may explain that: cents, a discount for paying early, costs of a bank, costs
 * and interest that a demand asks beside its invoices.
 */
export interface Difference {
  kind: 'small' | 'discount' | 'costs' | 'claims'
  /** The line less what it pays: money in is positive. */
  cents: number
}

export interface OpenItemSuggestion extends Judgement, Settlement {
  kind: 'open_item'
  /** What the line is more than what was open; 0 for an exact or part payment. */
  differenceCents: number
  /** What explains that, where something does. */
  difference?: Difference
  /** A payment of it that came back: as much is open again. */
  isReturn?: true
}

/** Several documents paid at once: all named in the line, or of whoever pays and together its amount. */
export interface CombinationSuggestion extends Judgement {
  kind: 'combination'
  items: Settlement[]
  /** Left out when they are exactly the amount. */
  difference?: Difference
  /** The payment of them that came back: as much of each is open again. */
  isReturn?: true
}

export interface RuleSuggestion extends Judgement {
  kind: 'rule'
  ruleId: number
  accountId: number
  vatCode: VatCode | null
  /** What it would post, which adds up to the line. */
  bookings: RuleBooking[]
}

export interface AccountSuggestion extends Judgement {
  kind: 'account'
  accountId: number
  vatCode: VatCode | null
  /** Whose costs and interest it pays. */
  contactId?: number
  /** Of a transfer between own accounts: the account it goes to or comes from, and its line there. */
  transfer?: { iban: string; otherLineId: number | null }
}

export type Suggestion = OpenItemSuggestion | CombinationSuggestion | RuleSuggestion | AccountSuggestion
