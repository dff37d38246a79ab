import { showDifference, showGrowth } from '../figures/show-cents.ts'
import type { DifferenceColumn, ReportLeaf } from './report-types.ts'

/** How one column of a line stands to another, in words; null where one of the two is empty. */
export function showDifferenceOf(
  { figures }: ReportLeaf,
  { of, before: from, as }: DifferenceColumn,
  show: (cents: number) => string,
): string | null {
  const [cents, before] = [figures[of], figures[from]]
  if (cents === undefined || before === undefined) return null
  return as === 'amount' ? showDifference(cents - before, show) : showGrowth(cents, before)
}
