import { addDays } from '@klopt/validators'
import type { SmallBusinessSpan } from '../vat/index.ts'

/** VAT that a supplier in another EU country charged; negative of a credit invoice. */
export interface ForeignVat {
  readonly country: string
  /** Of the invoice: it decides in which period is asked back (article 14 of directive 2008/9/EC). */
  readonly date: string
  readonly vatCents: number
}

/** What can be asked back of one country for a calendar year. */
export interface CountryRefund {
  readonly country: string
  /** Of each quarter. */
  readonly quarterCents: readonly [number, number, number, number]
  readonly vatCents: number
  /** That country need not pay so little. */
  readonly isBelowMinimum: boolean
}

/** Below this a country need not pay the refund of a year, or of what is left of one (article 17 of directive 2008/9/EC). */
const REFUND_MINIMUM_CENTS = 5000

/** The last day on which VAT of a year is asked back (article 15 of directive 2008/9/EC). */
export const refundDeadline = (year: number): string => `${year + 1}-09-30`

/**
 * The days of whose invoices VAT can be asked back: not those of the small-business scheme, which gives no right to deduct
 * (article 6 of directive 2008/9/EC).
 */
export function refundableDays(spans: readonly SmallBusinessSpan[]): { from: string; until: string }[] {
  const days: { from: string; until: string }[] = []
  let from = FIRST_DAY
  for (const span of spans.toSorted((one, other) => one.from.localeCompare(other.from))) {
    if (from < span.from) days.push({ from, until: addDays(span.from, -1) })
    if (span.until === null) return days
    from = addDays(span.until, 1)
  }
  return [...days, { from, until: LAST_DAY }]
}

/** The directive holds since 2010; books hold earlier days, whose term is past. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/** What can be asked back for a calendar year, per country and quarter; the largest first. */
export function countryRefunds(charged: readonly ForeignVat[], year: number): CountryRefund[] {
  const ofYear = charged.filter(({ date }) => date.startsWith(`${year}-`))
  return [...Map.groupBy(ofYear, ({ country }) => country)]
    .map(([country, rows]) => refundOf(country, rows))
    .toSorted((one, other) => other.vatCents - one.vatCents || one.country.localeCompare(other.country))
}

function refundOf(country: string, rows: readonly ForeignVat[]): CountryRefund {
  const quarterCents: [number, number, number, number] = [0, 0, 0, 0]
  for (const { date, vatCents } of rows) quarterCents[quarterOf(date)] += vatCents
  const vatCents = quarterCents.reduce((sum, cents) => sum + cents, 0)
  return { country, quarterCents, vatCents, isBelowMinimum: vatCents < REFUND_MINIMUM_CENTS }
}

const quarterOf = (date: string): 0 | 1 | 2 | 3 => Math.floor((Number(date.slice(5, 7)) - 1) / 3) as 0 | 1 | 2 | 3
