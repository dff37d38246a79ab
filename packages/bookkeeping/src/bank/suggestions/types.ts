import type { OpenItemKind } from '../../ledger/open-items.ts'
import type { TaxKind } from '../../payments/tax-kinds.ts'
import type { VatCode } from '../../vat/vat-codes.ts'

export interface BankLine {
  /** Money in is positive. */
  amountCents: number
  counterpartyName: string | null
  counterpartyIban: string | null
  description: string
  structuredReference: string | null
  /** What whoever ordered it called it, which comes back with what the bank returns. */
  endToEndId?: string | null
  /** The bank gave a reason why it came back. */
  isReturned?: boolean
  date: string
  /** The account the line stands on, where it is known. */
  ownIban?: string | null
  /** The book the line stands in, where it is known. */
  journalId?: number
  /** Whose money it is, where that is known for certain: the documents of others are then no concern of it. */
  contactId?: number | null
}

export interface OpenItem {
  kind: OpenItemKind
  id: number
  number: string
  contactId?: number | null
  contactName: string | null
  contactIbans: readonly string[]
  /** As on the document: positive is what a customer owes us or we owe a supplier, a credit is negative. */
  openCents: number
  grossCents: number
  date: string
  dueDate: string
  /** The payment reference the document asks for, if any. */
  structuredReference?: string | null
  /** In another currency than the bank: what is paid more or less of it is its rate. */
  isForeign?: boolean
  /** Costs and interest that a demand asks beside it. */
  claimsCents?: number
}

/** All conditions that are given must hold. */
export interface BankRuleConditions {
  direction: 'in' | 'out'
  counterpartyIban: string | null
  /** The whole name, without regard to case or accents. */
  counterpartyName: string | null
  descriptionContains: string | null
  journalId: number | null
  /** Both inclusive, and without regard to the direction. */
  minCents: number | null
  maxCents: number | null
}

/** Part of what a rule books, beside its own account: a second cost, or what is private. */
export interface BankRuleShare {
  accountId: number
  vatCode: VatCode | null
  /** Of the line: 2500 is a quarter. */
  basisPoints: number
}

export interface BankRule {
  id: number
  conditions: BankRuleConditions
  /** Where the line goes, or what the shares leave of it. */
  accountId: number
  vatCode: VatCode | null
  contactId: number | null
  shares: readonly BankRuleShare[]
}

/** Part of a line as a rule books it; `amountCents` counts money in as positive, like the line. */
export interface RuleBooking {
  accountId: number
  vatCode: VatCode | null
  contactId: number | null
  amountCents: number
}

/** An earlier line that was booked straight to an account. */
export interface BookedLine {
  amountCents: number
  counterpartyName: string | null
  counterpartyIban: string | null
  accountId: number
  vatCode: VatCode | null
}

/** A line on one of our own accounts from or to another of them, of which the other side was not booked with it yet. */
export interface TransferSide {
  id: number
  /** Money in is positive. */
  amountCents: number
  ownIban: string
  counterpartyIban: string
  date: string
}

/** The administration's own accounts at banks, and where money goes that is on its way between two of them. */
export interface OwnAccounts {
  ibans: readonly string[]
  /** 'Geld onderweg'; null when the chart has it no longer. */
  inTransitAccountId: number | null
  /** What may be the other side of a transfer. */
  sides?: readonly TransferSide[]
}

/** What is still to be paid (positive) to the tax authority or to come back, and the account of what is owed. */
export interface TaxClaims {
  accountId: number
  /** Whether it may be paid to another account than that of the Dutch VAT, which then has to name its reference. */
  toAnyIban?: boolean
  open: readonly { reference: string | null; openCents: number }[]
}

/** Where a tax that is no cost of a document is booked, when it is paid or comes back. */
export interface TaxAccount {
  kind: TaxKind
  accountId: number
  vatCode: VatCode | null
}

/** What is owed of wages, by what it is. */
export interface PayrollAccount {
  kind: 'wages' | 'holiday' | 'pension' | 'tax'
  accountId: number
}

/** A payment of an item by the bank, which may come back: `openCents` is what was paid of it. */
export interface PaidItem extends OpenItem {
  paidOn: string
  /** What our direct-debit files call its collections. */
  endToEndIds?: readonly string[]
}

/** What of an invoice was paid through a payment provider, in `openCents`, and may be given back there. */
export interface PaidThrough extends OpenItem {
  /** The book of the provider. */
  journalId: number
  paidOn: string
}

/** Several items that one bank line paid, which may come back as one line too. */
export interface PaidTogether {
  paidOn: string
  /** Of the line that paid: money in is positive, as of each item. */
  amountCents: number
  /** The account it came from, and those of whom the items are. */
  payerIbans: readonly string[]
  items: readonly { readonly openItemId: number; readonly number: string; readonly paidCents: number }[]
}

/** A suggestion that somebody did not want to see again. */
export interface MutedSuggestion {
  kind: 'open_item' | 'combination' | 'account'
  /** Which account, of that kind. */
  accountId: number | null
  /** Which documents, these alone and together; null of an account, and where every suggestion of the kind is meant. */
  openItemIds: readonly number[] | null
  /** For whom: whoever has this account, else this name. */
  counterpartyIban: string | null
  counterpartyName: string | null
}

/** Invoices that a bank collects or pays by one file, and may book as one line. */
export interface BankBatch {
  /** The book on which the money comes in or goes out. */
  journalId: number
  /** By which the file is known. */
  messageId: string
  /** When it is collected or paid. */
  day: string
  /** Money in is positive, like the line. */
  items: readonly { readonly openItemId: number; readonly amountCents: number }[]
}

/** Costs and interest of a demand that a customer left when they paid its invoices. */
export interface LeftClaims {
  contactId: number
  contactName: string | null
  contactIbans: readonly string[]
  /** Of the invoices of the demand. */
  numbers: readonly string[]
  amountCents: number
  /** Where they are booked. */
  accountId: number
}

/** A book of what a payment provider holds for us, with that in cents: its lines, less what was paid out of it. */
export interface ProviderBook {
  journalId: number
  accountId: number
  name: string
  /** In capitals: MOLLIE, STRIPE. Null where its name alone tells. */
  provider: string | null
  balanceCents: number
}

export interface SuggestionCandidates {
  openItems: readonly OpenItem[]
  rules: readonly BankRule[]
  history?: readonly BookedLine[]
  own?: OwnAccounts
  taxes?: readonly TaxClaims[]
  taxAccounts?: readonly TaxAccount[]
  payroll?: readonly PayrollAccount[]
  muted?: readonly MutedSuggestion[]
  paid?: readonly PaidItem[]
  paidTogether?: readonly PaidTogether[]
  paidThrough?: readonly PaidThrough[]
  batches?: readonly BankBatch[]
  providers?: readonly ProviderBook[]
  leftClaims?: readonly LeftClaims[]
}
