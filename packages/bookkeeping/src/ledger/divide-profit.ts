import { daysBetween } from '@klopt/validators'
import { BookkeepingError } from '../money/errors.ts'
import { parseDecimal, powerOfTen } from '../money/decimal.ts'
import { must } from '../money/must.ts'
import { divideHalfAway, roundTogether } from '../money/rounding.ts'

/** A partner of a business, by what they agreed on. */
export interface Partner {
  readonly id: number
  /** The first day and the last, null while they stay. */
  readonly from: string
  readonly until: string | null
  /** A decimal: '4.5' percent of their capital at the beginning of the year. */
  readonly interestPercent: string
  /** For a whole year. */
  readonly labourFeeCents: number
  /** Their part of what is left, beside that of the others: 1 and 1, or 60 and 40. */
  readonly share: number
  /** What their capital account held when the year began, credit positive. */
  readonly capitalCents: number
}

export interface PartnerResult {
  readonly id: number
  readonly interestCents: number
  readonly labourFeeCents: number
  /** Of what is left after interest and fees; negative when they are more than the profit. */
  readonly shareCents: number
}

/**
 * Divides the profit of a year among partners: interest on capital and a fee for labour first, by the days of the year that
 * each was a partner, then what is left by shares and the same days. Together it is the profit to the cent. Throws
 * `invalid_posting` without a partner who has a share.
 */
export function divideProfit(
  profitCents: number,
  year: { readonly from: string; readonly to: string },
  partners: readonly Partner[],
): PartnerResult[] {
  const length = daysBetween(year.from, year.to) + 1
  const own = partners.map((partner) => ({ partner, days: daysIn(year, partner) })).filter(({ days }) => days > 0)
  if (own.every(({ partner }) => partner.share === 0)) {
    throw new BookkeepingError('invalid_posting', 'In dit boekjaar heeft geen vennoot een aandeel. Vul de vennoten in.')
  }
  const paid = own.map(({ partner, days }) => ({
    id: partner.id,
    interestCents: interestOf(partner, days, length),
    labourFeeCents: Number(divideHalfAway(BigInt(partner.labourFeeCents) * BigInt(days), BigInt(length))),
  }))
  const left = paid.reduce(
    (sum, { interestCents, labourFeeCents }) => sum - interestCents - labourFeeCents,
    profitCents,
  )
  const weights = own.map(({ partner, days }) => BigInt(partner.share) * BigInt(days))
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  const shares = roundTogether(
    weights.map((weight) => weight * BigInt(left)),
    whole,
    BigInt(left),
  )
  return paid.map((result, index) => ({ ...result, shareCents: Number(must(shares[index], 'the share of a partner')) }))
}

function interestOf({ interestPercent, capitalCents }: Partner, days: number, length: number): number {
  const { digits, scale } = parseDecimal(interestPercent)
  return Number(divideHalfAway(BigInt(capitalCents) * digits * BigInt(days), 100n * powerOfTen(scale) * BigInt(length)))
}

/** How many days of the year somebody was a partner. */
function daysIn(year: { readonly from: string; readonly to: string }, { from, until }: Partner): number {
  const first = from > year.from ? from : year.from
  const last = until !== null && until < year.to ? until : year.to
  return first > last ? 0 : daysBetween(first, last) + 1
}
