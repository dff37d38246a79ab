import type { ComparableLine } from './line-key.ts'

/** A total, and the payments that stand one behind the other elsewhere and make it. */
export interface BatchPair<Whole extends ComparableLine, Part extends ComparableLine> {
  readonly whole: Whole
  readonly parts: readonly Part[]
}

/**
 * The totals that are made of parts: two or more of one day and direction, one behind the other, as a bank lists the
 * payments of a batch. A total that more than one run of parts makes is left alone, as is a run that two totals want.
 */
export function batchesOf<Whole extends ComparableLine, Part extends ComparableLine>(
  wholes: readonly Whole[],
  parts: readonly Part[],
): BatchPair<Whole, Part>[] {
  const byDay = Map.groupBy(parts, dayAndDirection)
  const found = wholes.flatMap((whole) => {
    const runs = runsOf(byDay.get(dayAndDirection(whole)) ?? [], whole.amountCents)
    return runs.length === 1 && runs[0] !== undefined ? [{ whole, parts: runs[0] }] : []
  })
  const wanted = new Map<Part, number>()
  for (const part of found.flatMap((pair) => pair.parts)) wanted.set(part, (wanted.get(part) ?? 0) + 1) // zero: the first that wants it
  return found.filter((pair) => pair.parts.every((part) => wanted.get(part) === 1))
}

function dayAndDirection({ date, amountCents }: ComparableLine): string {
  return `${date} ${Math.sign(amountCents)}`
}

/** Every run of two or more that makes the total; all are of one direction, so that sums only grow. */
function runsOf<Part extends ComparableLine>(parts: readonly Part[], totalCents: number): Part[][] {
  const runs: Part[][] = []
  const total = Math.abs(totalCents)
  let [start, sum] = [0, 0]
  for (const [end, part] of parts.entries()) {
    sum += Math.abs(part.amountCents)
    while (sum > total && start <= end) {
      sum -= Math.abs(parts[start]?.amountCents ?? 0) // zero: never outside the list
      start += 1
    }
    if (sum === total && total > 0 && end > start) runs.push(parts.slice(start, end + 1))
  }
  return runs
}
