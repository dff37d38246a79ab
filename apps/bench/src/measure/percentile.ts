/** The value that this share of all values does not exceed (nearest rank). Throws for no values at all. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('nothing was measured')
  return value
}
