import type { Decimal } from '../money/decimal.ts'
import { ossRate, percentOfBasisPoints } from './oss-rates.ts'
import { isSelfAssessed, VAT_CODES, type VatCode } from './vat-codes.ts'

/** Rates newest first: a rate holds for supplies from its date on. */
type RateHistory = readonly { from: string; percent: Decimal }[]

/** Article 9 Wet OB; 21% since 1 October 2012. */
const HIGH: RateHistory = [
  { from: '2012-10-01', percent: '21' },
  { from: '2001-01-01', percent: '19' },
]

/** Article 9, second paragraph, and table I Wet OB; 9% since 1 January 2019. */
const LOW: RateHistory = [
  { from: '2019-01-01', percent: '9' },
  { from: '2001-01-01', percent: '6' },
]

/** Lodging left the low rate on this date, for payments made before it too. */
const LODGING_TAXED_HIGH_FROM = '2026-01-01'

/**
 * The percentage of VAT on a document with this code, by the date of supply (not
 * of the invoice). '0' for everything that carries no VAT, purchases on which the
 * buyer declares it included: for those see `selfAssessedRate`. Under the one-stop shop it is that of the country that
 * something went to: its standard rate, or the one that somebody chose. Of used goods the paper shows none: see `marginVat`.
 */
export function vatRate(code: VatCode, supplyDate: string, destination?: string | null, chosen?: ChosenRate): Decimal {
  switch (code) {
    case 'sale_oss':
      return (destination ? destinationRate(destination, supplyDate, chosen) : null) ?? '0'
    case 'sale_high':
    case 'purchase_high':
    case 'purchase_high_mixed':
    case 'private_use':
      return rateOn(HIGH, supplyDate)
    case 'sale_low':
    case 'purchase_low':
    case 'purchase_low_mixed':
      return rateOn(LOW, supplyDate)
    case 'sale_lodging':
      return rateOn(supplyDate < LODGING_TAXED_HIGH_FROM ? LOW : HIGH, supplyDate)
    default:
      return '0'
  }
}

/** The rate that somebody chose for a line under the one-stop shop, in basis points: 7% is 700. */
export type ChosenRate = number | null | undefined

function destinationRate(country: string, supplyDate: string, chosen: ChosenRate): Decimal | null {
  const standard = ossRate(country, supplyDate)
  return standard === null || chosen == null ? standard : percentOfBasisPoints(chosen)
}

/** Goods from abroad bear the rate that they bear here (article 9 with articles 17a and 18 Wet OB): table I is low. */
const SELF_ASSESSED_LOW: ReadonlySet<VatCode> = new Set(['purchase_eu_goods_low', 'purchase_non_eu_low'])

/** The percentage the buyer declares on a reverse-charged purchase; '0' for all other codes. */
export function selfAssessedRate(code: VatCode, supplyDate: string): Decimal {
  if (!isSelfAssessed(code)) return '0'
  return rateOn(SELF_ASSESSED_LOW.has(code) ? LOW : HIGH, supplyDate)
}

/**
 * The code a line is booked and declared under. Lodging becomes the high or low
 * rate by date of supply. An administration under the small-business scheme (KOR,
 * article 25 Wet OB) charges no VAT on anything supplied in the Netherlands, so
 * that its sales fill no box; services taxed at the customer's in another EU
 * country fall outside that exemption and keep their own box.
 */
export function resolveVatCode(code: VatCode, supplyDate: string, kor = false): VatCode {
  if (kor && isExemptUnderKor(code)) return 'sale_kor'
  if (code !== 'sale_lodging') return code
  return supplyDate < LODGING_TAXED_HIGH_FROM ? 'sale_low' : 'sale_high'
}

function isExemptUnderKor(code: VatCode): boolean {
  const { side, treatment, icp } = VAT_CODES[code]
  if (side !== 'sale' || icp === 'services') return false
  return treatment !== 'exempt' && treatment !== 'none' && treatment !== 'other_eu' && treatment !== 'private'
}

function rateOn(history: RateHistory, date: string): Decimal {
  const rate = history.find(({ from }) => date >= from) ?? history.at(-1)
  return rate?.percent ?? '0'
}
