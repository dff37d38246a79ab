/** What an audit file of another package says. Dates are civil, amounts are cents, debit minus credit. */
export interface AuditFileContents {
  readonly version: string
  readonly fiscalYear: string
  readonly startDate: string
  readonly endDate: string
  readonly software: string | null
  readonly company: { readonly name: string; readonly kvkNumber: string | null; readonly taxNumber: string | null }
  readonly accounts: readonly SourceAccount[]
  readonly contacts: readonly SourceContact[]
  readonly opening: SourceOpening
  readonly entries: readonly SourceEntry[]
  /** What was read all the same, though the file is not as it should be: in Dutch. */
  readonly problems: readonly string[]
}

export interface SourceAccount {
  readonly number: string
  readonly name: string
  /** Of the balance sheet; else of profit and loss. */
  readonly isBalance: boolean
  readonly rgs: string | null
}

export interface SourceContact {
  readonly id: string
  readonly name: string
  readonly attention: string | null
  readonly isCustomer: boolean
  readonly isSupplier: boolean
  readonly street: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly country: string | null
  readonly emailAddress: string | null
  readonly phone: string | null
  readonly kvkNumber: string | null
  readonly vatNumber: string | null
  readonly iban: string | null
  /** What it owed, or was owed, when the year began; null when the file does not say. */
  readonly openingCents: number | null
}

export interface SourceOpening {
  readonly date: string
  readonly lines: readonly { readonly account: string; readonly cents: number }[]
  readonly items: readonly SourceItem[]
}

/** What was open of an invoice when the year began. */
export interface SourceItem {
  /** The account it stands on. */
  readonly account: string
  readonly contact: string | null
  readonly number: string | null
  readonly documentDate: string | null
  readonly dueDate: string | null
  readonly cents: number
}

export interface SourceEntry {
  readonly journal: string
  /** Of a bank or cash book: what it moves on receivables and payables is a payment. */
  readonly isMoneyBook: boolean
  readonly number: string
  readonly date: string
  /** As the package numbers it; null when it does not. */
  readonly period: number | null
  readonly description: string
  readonly lines: readonly SourceLine[]
}

export interface SourceLine {
  readonly account: string
  readonly cents: number
  readonly description: string
  readonly contact: string | null
  readonly invoice: string | null
}
