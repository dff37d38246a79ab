import { compareDecimals, partOfDecimal, type Decimal } from '../../money/index.ts'
import type { BillingPeriod } from './billing-periods.ts'

/** How prices go up. */
export interface Indexation {
  /** Of the price of then, with at most four decimals; a fall has a minus. */
  readonly percent: Decimal
  /** The first day on which it counts. */
  readonly from: string
  /** It counts again on that day of each later year. */
  readonly everyYear: boolean
}

/**
 * A price per unit on a day: a rise on a rise, rounded once. It keeps its cents, or four decimals where it had more than
 * cents.
 */
export function indexedPrice(price: Decimal, indexation: Indexation | null, day: string): Decimal {
  const times = indexation === null ? 0 : timesIndexed(indexation, day)
  if (indexation === null || times === 0) return price
  return partOfDecimal(price, factorOf(indexation) ** BigInt(times), WHOLE ** BigInt(times), decimalsOf(price))
}

/** How often prices went up by a day. */
export function timesIndexed({ from, everyYear }: Indexation, day: string): number {
  if (day < from) return 0
  if (!everyYear) return 1
  const years = Number(day.slice(0, 4)) - Number(from.slice(0, 4))
  return day.slice(5) < from.slice(5) ? years : years + 1
}

/** A price per unit of a part of a period, by its days. */
export function priceOfPart(price: Decimal, part: BillingPeriod['part']): Decimal {
  return part === null ? price : partOfDecimal(price, BigInt(part.days), BigInt(part.ofDays), 4)
}

/** Why prices cannot go up so; null when they can. */
export function indexationFault({ percent }: Indexation): string | null {
  const isOut = compareDecimals(percent, '-100') <= 0 || compareDecimals(percent, '100') > 0
  return isOut || percent === '0' ? 'Kies een percentage tussen -100 en 100, en niet nul' : null
}

/** A hundred percent with four decimals. */
const WHOLE = 1_000_000n

const factorOf = ({ percent }: Indexation): bigint => WHOLE + BigInt(partOfDecimal(percent, 10_000n, 1n, 0))

const decimalsOf = (price: Decimal): number => ((price.split('.')[1]?.length ?? 0) > 2 ? 4 : 2) // zero: a whole number has no decimals
