import type { Document } from '../document.ts'

/** The Dutch rates. */
export type Rate = 21 | 9 | 0

export interface RateMention {
  rate: Rate
  row: number
  /** Where it stands in the text of its row. */
  start: number
}

const PERCENTAGE = /(?<![\d.,])(\d{1,2})(?:[.,]0{1,2})? ?%/g
const NO_VAT =
  /btw[- ]?verlegd|btw is verlegd|verlegde btw|reverse[- ]charge|vat reversed|vrijgesteld van (?:btw|omzetbelasting)|btw[- ]vrijgesteld|vrijgesteld|kleineondernemersregeling|kor-regeling|intracommunautaire|intra-community|autoliquidation|steuerschuldnerschaft/i

/** Where the Dutch rates are named. */
export function rateMentionsIn({ rows }: Document): RateMention[] {
  return rows.flatMap(({ stretch }, row) =>
    Array.from(stretch.text.matchAll(PERCENTAGE)).flatMap(({ 1: percentage, index }) => {
      const rate = Number(percentage)
      return rate === 21 || rate === 9 || rate === 0 ? [{ rate: rate as Rate, row, start: index }] : []
    }),
  )
}

/** Whether the document says that it charges no VAT. */
export function saysNoVat({ rows }: Document): boolean {
  return rows.some(({ stretch }) => NO_VAT.test(stretch.text))
}

/** VAT over a net amount, to the cent. */
export function vatOver(netCents: number, rate: Rate): number {
  return Math.round((netCents * rate) / 100)
}

/** Whether an amount is the VAT over another at a rate; rounding each line makes some cents of difference. */
export function isVatOver(vatCents: number, netCents: number, rate: Rate): boolean {
  return (
    Math.abs(vatCents - (netCents * rate) / 100) <= (rate === 0 ? 0 : Math.max(1.5, Math.min(netCents / 20_000, 10)))
  )
}

/** 0 to 1: how likely VAT and net belong to one invoice; negative when no rate can explain it. */
export function plausibility(netCents: number, vatCents: number): number {
  if (vatCents === 0) return 0.3
  if (isVatOver(vatCents, netCents, 21) || isVatOver(vatCents, netCents, 9)) return 1
  const share = vatCents / netCents
  if (share < 0.21) return 0.45
  return share < 0.275 ? 0.1 : -1
}
