import type { VatCode } from '../vat/vat-codes.ts'

/** The codes that need a sentence on the paper (article 35a, first paragraph, Wet OB). */
export type MentionedCode = Extract<
  VatCode,
  | 'sale_reverse'
  | 'sale_eu_services'
  | 'sale_eu_goods'
  | 'sale_eu_triangular'
  | 'sale_export'
  | 'sale_exempt'
  | 'sale_exempt_counted'
  | 'sale_outside_scope'
  | 'sale_oss'
  | 'sale_margin'
  | 'sale_kor'
>

/** The VAT of a line where its percentage would be no truth or not the whole one. */
export interface VatWords {
  /** In a narrow column. */
  readonly onLine: string
  /** After 'Btw'. */
  readonly inSummary: string
}
/** The codes that have such words. */
export type WordedCode = Exclude<MentionedCode, 'sale_oss'> | Extract<VatCode, 'sale_eu_installation'>

/** All that papers say by themselves. A language that lacks one of these does not compile. */
export interface PaperTexts {
  readonly titles: {
    readonly invoice: string
    readonly deposit: string
    readonly credit_invoice: string
    readonly estimate: string
  }
  /** Of a paper without a number: in its mark, and where its number would stand. */
  readonly concept: { readonly mark: string; readonly number: string }
  /** 'Factuur 2026-0042 van Studio Noord'. */
  readonly titleOf: (what: string, company: string) => string
  readonly page: { readonly page: string; readonly of: string }
  readonly carried: string
  readonly logoOf: (company: string) => string
  readonly attention: (name: string) => string
  readonly chamberOfCommerce: string
  readonly vatNumber: string
  readonly facts: {
    readonly invoiceNumber: string
    readonly invoiceDate: string
    readonly estimateNumber: string
    readonly estimateDate: string
    readonly dueDate: string
    readonly validUntil: string
    readonly suppliedOn: string
    readonly period: string
    readonly placeOfSupply: string
    readonly credits: string
    readonly yourReference: string
    readonly yourVatNumber: string
  }
  readonly columns: {
    readonly description: string
    readonly quantity: string
    readonly price: string
    readonly priceIncludingVat: string
    readonly vat: string
    readonly amount: string
    readonly amountIncludingVat: string
  }
  /** '12,5% korting'. */
  readonly discountOf: (percent: string) => string
  /** Between the first and the last day of a period. */
  readonly days: (from: string, to: string) => string
  readonly supplied: (days: string) => string
  readonly totals: {
    readonly subtotal: string
    readonly subtotalIncludingVat: string
    readonly discount: string
    readonly excludingVat: string
    readonly includingVat: string
    readonly toPay: string
    readonly credit: string
  }
  /** A row of the VAT summary; `base` is null where it is left out. */
  readonly vatRow: (label: string, base: string | null) => string
  readonly vatWords: Readonly<Record<WordedCode, VatWords>>
  readonly mentions: Readonly<Record<MentionedCode, string>>
  readonly optionLeft: (title: string, amount: string) => string
  /** Of a paper in another currency: its total and VAT in euros (null without VAT), and how much of it one euro is. */
  readonly inEuros: (total: string, vat: string | null, rate: string) => string
  readonly payBefore: (dueDate: string, iban: string, number: string | null) => string
  readonly scan: string
  readonly qrCode: string
  readonly reminder: {
    readonly title: string
    readonly customer: string
    readonly date: string
    readonly invoice: string
    readonly dueDate: string
    readonly open: string
    readonly costs: string
    readonly interest: string
  }
  readonly statement: {
    readonly title: string
    readonly customer: string
    /** Its days: from one on, up to that of the paper. */
    readonly period: string
    readonly date: string
    readonly description: string
    readonly amount: string
    readonly balance: string
    readonly kinds: Readonly<Record<'invoice' | 'credit_invoice' | 'payment' | 'opening', string>>
    /** In its own line of the table where there is nothing. */
    readonly nothing: string
  }
  readonly hours: {
    readonly title: string
    readonly customer: string
    readonly with: string
    readonly invoice: (number: string | null) => string
    readonly date: string
    readonly who: string
    readonly work: string
    readonly note: string
    readonly hours: string
    readonly total: string
    /** Of what a line of hours is a number. */
    readonly unit: string
  }
}
