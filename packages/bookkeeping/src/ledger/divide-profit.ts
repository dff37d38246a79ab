import { addDays, daysBetween } from '@klopt/validators'
import { BookkeepingError } from '../money/errors.ts'
import { parseDecimal, powerOfTen } from '../money/decimal.ts'
import { must } from '../money/must.ts'
import { divideHalfAway, roundTogether, sum } from '../money/rounding.ts'

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

interface Span {
  readonly from: string
  readonly to: string
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
 * each was a partner, then what is left, of each day by the shares of who was a partner then: who has 40 beside 60 for half
 * a year has 40% of half of it. Together it is the profit to the cent. Throws `invalid_posting` without a partner who has a
 * share.
 */
export function divideProfit(profitCents: number, year: Span, partners: readonly Partner[]): PartnerResult[] {
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
  const { weights, whole } = weightsOf(
    own.map(({ partner }) => partner),
    year,
  )
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

/**
 * The part of each partner in what is left, over `whole`: the year in stretches in which the partners stay the same, each as
 * heavy as it has days and divided by shares. A day on which nobody has a share counts for nobody.
 */
function weightsOf(partners: readonly Partner[], year: Span): { weights: bigint[]; whole: bigint } {
  const starts = [
    year.from,
    ...partners.flatMap(({ from, until }) => [from, ...(until === null ? [] : [addDays(until, 1)])]),
  ]
  const days = [...new Set(starts)].filter((day) => day >= year.from && day <= year.to).sort()
  const stretches = days
    .map((from, index) => ({ from, to: addDays(days[index + 1] ?? addDays(year.to, 1), -1) }))
    .map((stretch) => ({
      stretch,
      sharesThen: partners.map((one) => (daysIn(stretch, one) > 0 ? BigInt(one.share) : 0n)),
    }))
    .map(({ stretch, sharesThen }) => ({
      length: BigInt(daysBetween(stretch.from, stretch.to) + 1),
      sharesThen,
      total: sum(sharesThen),
    }))
    .filter(({ total }) => total > 0n)
  // Thirds and halves of days on one denominator, so that nothing is rounded before the cents are.
  const denominator = stretches.reduce((product, { total }) => product * total, 1n)
  const weights = partners.map((_, index) =>
    sum(
      stretches.map(
        ({ length, total, sharesThen }) =>
          length * must(sharesThen[index], 'the share of a partner then') * (denominator / total),
      ),
    ),
  )
  return { weights, whole: sum(weights) }
}

/** How many days of the year, or a stretch of it, somebody was a partner. */
function daysIn(year: Span, { from, until }: Pick<Partner, 'from' | 'until'>): number {
  const first = from > year.from ? from : year.from
  const last = until !== null && until < year.to ? until : year.to
  return first > last ? 0 : daysBetween(first, last) + 1
}
