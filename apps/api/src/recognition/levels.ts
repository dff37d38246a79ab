/** As many pixels say how a page is lit; a page has a hundred times as many. */
const MOST_LOOKED_AT = 100_000

/** How often each level of grey occurs among pixels spread over a page, from black to white. */
export function levelCounts(data: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  const step = Math.ceil(data.length / MOST_LOOKED_AT)
  for (let index = 0; index < data.length; index += step) {
    const level = data[index] ?? 0 // zero: within its array
    counts[level] = (counts[level] ?? 0) + 1 // zero: within its array
  }
  return counts
}

/** The level of grey that parts ink from paper the best (Otsu's method): ink lies below it. */
export function inkBelow(counts: Uint32Array): number {
  const total = counts.reduce((all, count) => all + count, 0)
  const sum = counts.reduce((all, count, level) => all + count * level, 0)
  let [darkCount, darkSum, threshold, highest] = [0, 0, 0, -1]
  for (const [level, count] of counts.entries()) {
    darkCount += count
    darkSum += count * level
    const lightCount = total - darkCount
    if (darkCount === 0 || lightCount === 0) continue
    const difference = darkSum / darkCount - (sum - darkSum) / lightCount
    const between = darkCount * lightCount * difference ** 2
    if (between > highest) [highest, threshold] = [between, level + 1]
  }
  return threshold
}
