import { addDays, addMonths, daysBetween } from '@klopt/validators'
import { must } from '../money/must.ts'
import { divideHalfAway } from '../money/rounding.ts'
import { interestRates, type InterestKind } from './statutory-interest-rates.ts'

export interface InterestClaim {
  readonly principalCents: number
  /** The last day on which it could be paid in time. */
  readonly dueDate: string
  readonly kind: InterestKind
}

/**
 * Statutory interest on what is owed, from the day after the due date up to and including a day, in cents: by the days of
 * each calendar year and the rates that held on them. After each year that it is late, the interest of that year bears
 * interest too (article 6:119, second paragraph, BW). Nothing before, or of what is to be paid back.
 */
export function statutoryInterest({ principalCents, dueDate, kind }: InterestClaim, until: string): number {
  if (principalCents <= 0 || until <= dueDate) return 0
  const after = addDays(until, 1)
  let owed = principalCents
  let from = addDays(dueDate, 1)
  for (let year = 1; from < after; year += 1) {
    const anniversary = addMonths(addDays(dueDate, 1), 12 * year)
    const to = anniversary < after ? anniversary : after
    owed += interestOver(owed, { from, to, kind })
    from = to
  }
  return owed - principalCents
}

interface Span {
  readonly from: string
  /** Not included. */
  readonly to: string
  readonly kind: InterestKind
}

/** A year in parts that leap years and others can both be divided in, and a rate in hundredths of a percent. */
const DENOMINATOR = 365n * 366n * 10_000n

/** Simple interest over a span, rounded once. */
function interestOver(cents: number, { from, to, kind }: Span): number {
  let parts = 0n
  for (let day = from; day < to;) {
    const next = earliest(to, `${Number(day.slice(0, 4)) + 1}-01-01`, nextRateDay(kind, day))
    const partsOfDay = isLeapYear(day) ? 365n : 366n
    parts += BigInt(daysBetween(day, next)) * partsOfDay * BigInt(rateOn(kind, day))
    day = next
  }
  return Number(divideHalfAway(BigInt(cents) * parts, DENOMINATOR))
}

/** Hundredths of a percent a year on a day; before the list begins the oldest rate counts. */
export function rateOn(kind: InterestKind, day: string): number {
  const rates = interestRates[kind]
  return must(rates.findLast(({ from }) => from <= day) ?? rates[0], 'a rate of interest').basisPoints
}

function nextRateDay(kind: InterestKind, day: string): string | null {
  return interestRates[kind].find(({ from }) => from > day)?.from ?? null
}

const earliest = (...days: readonly (string | null)[]): string =>
  must(days.filter((day) => day !== null).toSorted()[0], 'the end of a span')

const isLeapYear = (day: string): boolean => daysBetween(`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`) === 365
