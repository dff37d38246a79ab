import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import type { CompanyParty } from './document.ts'

/** What a customer was invoiced and paid from a day on, with what was owed after each. */
export interface StatementDocument {
  company: CompanyParty
  language: PaperLanguage
  customerName: string
  /** Civil dates: the first day of it and its own. */
  from: string
  date: string
  lines: readonly {
    date: string
    kind: 'invoice' | 'credit_invoice' | 'payment' | 'opening'
    number: string
    amountCents: number
    balanceCents: number
  }[]
  balanceCents: number
}
