import type { ColumnMapping, MappedTable, TableSource } from './mapping/types.ts'

/** A statement of one account: amounts in cents of `currency`, dates as `YYYY-MM-DD`. */
export interface BankStatement {
  iban: string | null
  /** The account as the file writes it, where that is no IBAN. */
  account?: string
  /** The file says that it is a savings account. */
  isSavings?: true
  /** The lines are of a credit card. */
  isCard?: true
  /** The lines are of a payment provider, which pays out what they come to. */
  isProvider?: true
  /** The bank whose file this is, where it says nothing of the account that is as certain as a number. */
  bank?: string
  /** It does not claim to hold every line of its days, as an interim report or a notice of bookings. */
  isPartial?: true
  /** How many entries were left out since the bank has not booked them yet; never 0. */
  pendingCount?: number
  currency: string
  /** First booking date; the closing date when there are no lines. */
  from: string
  /** Last booking date; the closing date when there are no lines. */
  to: string
  /** The day from which the account held its opening balance, where that is before `from`. */
  opensOn?: string
  /** The day until which the account held its closing balance, where that is after `to`. */
  closesOn?: string
  openingBalanceCents: number | null
  closingBalanceCents: number | null
  statementId: string | null
  lines: BankLine[]
}

/** One booking on an account. */
export interface BankLine {
  /** Booking date. */
  date: string
  valueDate: string | null
  /** Signed: money that comes in is positive. */
  amountCents: number
  counterpartyName: string | null
  counterpartyIban: string | null
  description: string
  /** Dutch payment reference (betalingskenmerk) or ISO 11649 creditor reference. */
  structuredReference: string | null
  endToEndId: string | null
  /** What the bank calls this sort of transaction, in the bank's own words or code. */
  kind: string | null
  /** Why a payment came back, by the external code sets of ISO 20022; left out where nothing says so. */
  returnReason?: string
  /** Balance after this line, where the format gives one. */
  balanceAfterCents: number | null
}

export type BankFileFormat =
  | 'mt940'
  | 'camt053'
  | 'camt052'
  | 'camt054'
  | 'ing-csv'
  | 'rabobank-csv'
  | 'abnamro-tab'
  | 'abnamro-xlsx'
  | 'bunq-csv'
  | 'knab-csv'
  | 'asn-csv'
  | 'triodos-csv'
  | 'n26-csv'
  | 'revolut-csv'
  | 'wise-csv'
  | 'mollie-csv'
  | 'stripe-csv'
  | 'paypal-csv'
  | 'sumup-csv'
  | 'other-csv'
  | 'other-xlsx'

export type RefusalReason =
  | 'unknown_format'
  | 'unknown_columns'
  | 'wrong_message'
  | 'truncated'
  | 'encoding'
  | 'doctype'
  | 'too_large'
  | 'damaged'
  | 'not_booked'
  | 'totals_differ'
  | 'empty'

export type ReadResult =
  /** `table` of a table that was read by somebody's mapping. */
  | { ok: true; format: BankFileFormat; statements: BankStatement[]; table?: MappedTable }
  /** `table` with the reason `unknown_columns`: what is needed to say what they are. */
  | { ok: false; reason: RefusalReason; message: string; line?: number; table?: MappedTable }

/** How a table is read whose columns are of nobody that Klopt knows. */
export interface MappingOptions {
  /** Goes before what is remembered. */
  mapping?: ColumnMapping | undefined
  /** The mapping that somebody made earlier for a table with these heads. */
  rememberedMapping?: (source: TableSource, header: readonly string[]) => ColumnMapping | undefined
}

export interface ReadOptions extends MappingOptions {
  /** Put in front of the message of a refusal; the content alone decides the format. */
  fileName?: string
  /** Largest file, and largest unpacked zip, in bytes. */
  maxBytes?: number
}
