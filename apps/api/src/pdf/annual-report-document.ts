import type { Logo, Party } from './document.ts'

/** A line of a report: a group with its accounts, or an outcome under a rule. Amounts of this year and of the year before. */
export interface ReportLine {
  level: 'group' | 'subtotal' | 'result'
  label: string
  amountsCents: readonly [number, number]
  accounts: { number: string; name: string; amountsCents: readonly [number, number] }[]
}

/** What a VAT period comes to, in the ledger beside its return; amounts in the order of the columns of its table. */
export interface VatReportRow {
  label: string
  isFiled: boolean
  /** Of all periods of a year together. */
  isSum: boolean
  amountsCents: number[]
}

/** What an asset was worth over a year, or all on one account: opening, added, depreciated, left, closing. */
export interface AssetReportRow {
  label: string
  /** A civil date; null of a sum. */
  inUseOn: string | null
  /** Null of a sum: what left in the year has no cost at its end. */
  costCents: number | null
  amountsCents: readonly [number, number, number, number, number]
}

/** The figures of a fiscal year as its owner hands them on, beside those of the year before. */
export interface AnnualReportDocument {
  company: Party & { kvkNumber: string | null; vatNumber: string | null }
  layout: { accentColour: string; logo: Logo | null }
  year: { name: string; from: string; to: string; isClosed: boolean }
  yearBefore: { name: string; to: string }
  /** A civil date. */
  madeOn: string
  balanceSheet: ReportLine[]
  profitAndLoss: ReportLine[]
  /** How the equity went over the year, privately put in and taken out by account. */
  equity: ReportLine[]
  /** Turnover of the ledger beside the boxes, and VAT of the ledger beside the returns; then the sums of both years. */
  turnover: VatReportRow[]
  vat: VatReportRow[]
  /** Assets by the account of their cost, each account with its sum; none without assets. */
  assets: { account: string; rows: AssetReportRow[]; sum: AssetReportRow }[]
  /** What they may mean for the income tax, each with the article of the law it comes from. */
  assetNotes: readonly string[]
}
