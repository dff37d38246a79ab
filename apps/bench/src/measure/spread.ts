/** The middle of several measurements, with their noise. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** Throws for no values at all. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const [min, max] = [sorted[0], sorted.at(-1)]
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  if (min === undefined || max === undefined || low === undefined || high === undefined) {
    throw new RangeError('nothing was measured')
  }
  return { median: (low + high) / 2, min, max }
}

/** The ratio of each round: what disturbs a round disturbs both sides of it. */
export function ratioOf(above: readonly number[], below: readonly number[]): Spread {
  return spreadOf(above.map((value, round) => value / (below[round] ?? Number.NaN)))
}
