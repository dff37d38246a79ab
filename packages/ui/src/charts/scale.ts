/** Three or four steps above zero: fewer say too little of a bar, and more are lines that nobody reads. */
const MOST_STEPS = 4

/** The values at which a chart draws a line, from the lowest up, in equal round steps through zero. */
export function roundTicks(lowest: number, highest: number): readonly number[] {
  const low = Math.min(0, lowest)
  const high = Math.max(0, highest)
  if (low === high) return [0, 1]
  const step = roundStep((high - low) / MOST_STEPS)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** The next 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= rough) ?? 10
  return factor * power
}

/** Where a value lies on an axis of so many px, the highest tick at 0. */
export function positionOf(value: number, ticks: readonly number[], lengthPx: number): number {
  const low = ticks[0] ?? 0
  const high = ticks.at(-1) ?? 1
  return ((high - value) / (high - low)) * lengthPx
}
