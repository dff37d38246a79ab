import type { BankLine } from '@klopt/bank-statements'

/** An account that its owner consented to be read. */
export interface FeedAccount {
  /** What the provider calls it within this consent. */
  readonly providerId: string
  readonly iban: string
}

export interface Consent {
  readonly sessionId: string
  readonly validUntil: Date
  /** Those in euro that have an IBAN. */
  readonly accounts: readonly FeedAccount[]
}

/** A bank where business accounts can be read. */
export interface FeedBank {
  /** As the provider spells it. */
  readonly name: string
  /** The longest that this bank lets a consent stand; null where it does not say. */
  readonly longestConsentMs: number | null
}

export interface ConsentAsked {
  readonly bankName: string
  /** Comes back with the answer. */
  readonly state: string
  readonly redirectUrl: string
  readonly validUntil: Date
}

export interface FeedPage {
  /** What the bank booked; what is pending still changes and is left out. */
  readonly lines: readonly FeedLine[]
  /** Where the next page begins; null on the last. */
  readonly next: string | null
}

export interface FeedLine extends BankLine {
  /** What the bank calls it, where it does: told twice it is one line. */
  readonly reference: string | null
}

/** Whoever fetches lines at banks: one implementation per provider. */
export interface BankFeed {
  /** The Dutch banks that can be connected. */
  banks(): Promise<FeedBank[]>
  /** Answers where consent is given. */
  authorise(asked: ConsentAsked): Promise<string>
  /** What was consented to, by the code that came back. */
  accept(code: string): Promise<Consent>
  /** A page of what was booked since a day. */
  linesSince(account: FeedAccount, from: string, next: string | null): Promise<FeedPage>
  /** Gives the consent back. */
  end(sessionId: string): Promise<void>
}

export type FeedFailure = 'consent_ended' | 'busy' | 'unavailable'

/** Why a provider gives nothing: the consent is over, it asks for patience, or it did not do what was agreed. */
export class FeedError extends Error {
  readonly failure: FeedFailure

  constructor(failure: FeedFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
