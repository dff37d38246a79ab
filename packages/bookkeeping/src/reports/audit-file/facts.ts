import type { AccountType, LegalForm } from '../../ledger/chart-of-accounts.ts'
import type { OpenItemKind } from '../../ledger/open-items.ts'
import type { VatKind } from '../../ledger/posting.ts'

/** What the books say about one fiscal year. Dates are civil, amounts are cents. */
export interface AuditFileFacts {
  /** Named by the calendar year in which it ends. */
  readonly fiscalYear: number
  /** The month it begins in. */
  readonly startMonth: number
  readonly createdOn: string
  readonly softwareVersion: string
  readonly company: AuditedCompany
  readonly accounts: readonly AuditedAccount[]
  /** What was posted before the year began. */
  readonly broughtForward: readonly AccountBalance[]
  /** What opening entries posted in the year itself: part of the opening balance, and of no transaction. */
  readonly opened: readonly AccountBalance[]
  /** What was open of invoices then. Only 3.2 has a place for it; in 4.0 each contact says what it owed. */
  readonly openItems: readonly AuditedItem[]
  /** Of the transactions, which come without those opening entries. */
  readonly totals: { readonly lines: number; readonly debitCents: number; readonly creditCents: number }
  /** Whether an entry closed the year, which then has a period of its own. */
  readonly closesYear: boolean
  readonly journals: readonly AuditedJournal[]
  /** Every contact that a line names, and others if need be. */
  readonly contacts: AsyncIterable<AuditedContact>
}

export interface AuditedCompany extends AuditedAddress {
  readonly name: string
  readonly legalForm: LegalForm
  readonly kvkNumber: string | null
  /** The VAT number, or what else the tax authority knows the company by. */
  readonly taxNumber: string | null
}

export interface AuditedAddress {
  /** With the house number. */
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** ISO 3166. */
  readonly country: string
}

export interface AuditedAccount {
  readonly number: string
  readonly name: string
  readonly type: AccountType
  readonly rgs: string | null
}

export interface AccountBalance {
  /** The number of the account. */
  readonly account: string
  /** Debit minus credit. */
  readonly balanceCents: number
}

export interface AuditedItem {
  readonly kind: OpenItemKind
  /** The number of the account it stands on. */
  readonly account: string
  readonly contactId: number | null
  readonly number: string
  readonly documentDate: string
  readonly dueDate: string
  /** Debit minus credit. */
  readonly balanceCents: number
}

export interface AuditedContact extends AuditedAddress {
  readonly id: number
  readonly name: string
  readonly attention: string
  readonly phone: string | null
  readonly emailAddress: string | null
  readonly kvkNumber: string | null
  readonly vatNumber: string | null
  readonly iban: string | null
  readonly isCustomer: boolean
  readonly isSupplier: boolean
  /** On receivables and payables together, debit minus credit, when the year began and when it ended. */
  readonly openingCents: number
  readonly closingCents: number
}

export interface AuditedJournal {
  readonly code: string
  readonly name: string
  readonly type: 'bankbook' | 'cashbook' | 'general' | 'purchase-book' | 'sales-book'
  /** Of a bank or cash book: its account, and the IBAN of the bank. */
  readonly account: string | null
  readonly iban: string | null
  /** By number. Asked for once, when the writing gets there. */
  readonly entries: AsyncIterable<AuditedEntry>
}

export interface AuditedEntry {
  readonly number: number
  readonly description: string
  readonly entryDate: string
  /** Whether it closed the year, or took that back: it stands in a period of its own. */
  readonly closesYear: boolean
  readonly documentDate: string
  /** Decides the rate of its VAT. */
  readonly vatDate: string
  /** Of the invoice, sold or bought, that it books. */
  readonly documentNumber: string | null
  /** Who posted it; null for the system. */
  readonly user: string | null
  /** The other side of a bank line. */
  readonly counterpartyIban: string | null
  readonly lines: readonly AuditedLine[]
}

export interface AuditedLine {
  readonly number: number
  readonly account: string
  readonly debitCents: number
  readonly creditCents: number
  readonly vatCode: string | null
  readonly vatKind: VatKind | null
  readonly contactId: number | null
  readonly description: string
  /** Of the invoice that it books or pays. */
  readonly invoiceNumber: string | null
}
