import { must } from './must.ts'

/**
 * Divides and rounds half away from zero, the way Dutch invoices round to the
 * cent (20.125 becomes 20.13, -20.125 becomes -20.13). `denominator` is positive.
 */
export function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/**
 * Rounds the fractions `numerators[i] / denominator` so that together they are
 * exactly `total`: each is rounded by itself, and what is then missing or left
 * over goes to the fractions that were rounded furthest in the other direction: a
 * unit each, and in as many rounds as it takes. Negating all input negates the result, and the order of
 * the fractions matters only between equal ones.
 */
export function roundTogether(numerators: readonly bigint[], denominator: bigint, total: bigint): bigint[] {
  const rounded = numerators.map((numerator) => divideHalfAway(numerator, denominator))
  const missing = total - sum(rounded)
  if (missing === 0n) return rounded

  const step = missing > 0n ? 1n : -1n
  const order = correctionOrder(numerators, rounded, denominator, step)
  if (order.length === 0) throw new RangeError('Nothing to spread a total over.')
  // Whole rounds are dealt at once: what is missing can be any amount that somebody typed.
  const rounds = missing / BigInt(order.length)
  const left = Number((missing % BigInt(order.length)) * step)
  const turns = new Map(order.map((index, turn) => [index, rounds + (turn < left ? step : 0n)]))
  return rounded.map((part, index) => {
    const share = turns.get(index) ?? 0n // zero: a part of nothing gets nothing while there are others
    return part + share
  })
}

/** Which fractions are corrected first: never a zero one while there are others. */
function correctionOrder(
  numerators: readonly bigint[],
  rounded: readonly bigint[],
  denominator: bigint,
  step: bigint,
): number[] {
  const candidates = numerators.map((numerator, index) => ({
    index,
    size: numerator < 0n ? -numerator : numerator,
    shortfall: (numerator - must(rounded[index], 'a rounded part') * denominator) * step,
  }))
  const nonZero = candidates.filter(({ size }) => size > 0n)
  return (nonZero.length > 0 ? nonZero : candidates)
    .sort((a, b) => compareBigInts(b.shortfall, a.shortfall) || compareBigInts(b.size, a.size))
    .map(({ index }) => index)
}

export function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}

function compareBigInts(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
