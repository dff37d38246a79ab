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
  /btw[- ]?verlegd|btw is verlegd|verlegde btw|reverse[- ]charge|vat reversed|vrijgesteld van (?:btw|omzetbelasting)|btw[- ]vrijgesteld|vrijgesteld|kleineondernemersregeling|kor-regeling|intracommunautaire|intra-community|assurantiebelasting|autoliquidation|steuerschuldnerschaft/i

/** Where the Dutch rates are named. */
export function rateMentionsIn({ rows }: Document): RateMention[] {
  return rows.flatMap(({ stretch }, row) =>
    Array.from(stretch.text.matchAll(PERCENTAGE)).flatMap(({ 1: percentage, index }) => {
      const rate = Number(percentage)
      return rate === 21 || rate === 9 || rate === 0 ? [{ rate, row, start: index }] : []
    }),
  )
}

/** Whether the document says that it charges no VAT. */
function saysNoVat({ rows }: Document): boolean {
  return rows.some(({ stretch }) => NO_VAT.test(stretch.text))
}

/** What is added to a price without VAT over it. */
const UNTAXED =
  /toeristenbelasting|statiegeld|emballage|fust|(?<![a-z])borg|fooi|leges|tourist tax|city tax|pfand|kurtaxe/i

/** Whether a part of the total has no VAT over it. */
export function hasUntaxedPart({ rows }: Document, mentions: readonly RateMention[]): boolean {
  return mentions.some(({ rate }) => rate === 0) || rows.some(({ stretch }) => UNTAXED.test(stretch.text))
}

/** Whether an amount is the VAT over another at a rate; rounding each line makes some cents of difference. */
export function isVatOver(vatCents: number, netCents: number, rate: Rate): boolean {
  return (
    Math.abs(vatCents - (netCents * rate) / 100) <= (rate === 0 ? 0 : Math.max(1.5, Math.min(netCents / 20_000, 10)))
  )
}

/** What the document says of rates. */
export interface NamedRates {
  rates: ReadonlySet<Rate>
  /** It charges no VAT, or says so. */
  saysNoVat: boolean
}

export function namedRatesIn(document: Document, mentions: readonly RateMention[]): NamedRates {
  return { rates: new Set(mentions.map(({ rate }) => rate)), saysNoVat: saysNoVat(document) }
}

/** 0 to 1: how likely VAT and net belong to one invoice; negative when no rate can explain it. */
export function plausibility(netCents: number, vatCents: number, { rates, saysNoVat }: NamedRates): number {
  if (vatCents === 0) return saysNoVat ? 0.5 : rates.has(21) || rates.has(9) ? 0 : rates.has(0) ? 0.5 : 0.2
  const rate = ([21, 9] as const).find((one) => isVatOver(vatCents, netCents, one))
  if (rate !== undefined) return rates.has(rate) ? 1 : rates.size === 0 ? 0.9 : 0.6
  const share = vatCents / netCents
  if (share > 0.275) return -1
  if (share > 0.21) return 0.1
  // A mixture lies between the rates that are mixed.
  if (rates.has(21) && rates.has(9) && share > 0.09) return 0.8
  return rates.has(0) && rates.size > 1 ? 0.6 : rates.size < 2 ? 0.2 : 0.4
}
