import { opensFigure, type Opening } from './opens-figure.ts'
import { stopOf, type ShownLine } from './report-row.tsx'
import type { ReportColumn } from './report-types.ts'

/** Where Tab leads: where one was, unless its group was closed; else the first that can be opened. */
export function tabStopAmong(
  shown: readonly ShownLine[],
  columns: readonly ReportColumn[],
  opening: Opening,
  last: string | null,
): string | undefined {
  // The total first: on a phone the others are seen once the line is open.
  const amounts = columns
    .filter((column) => column.kind !== 'difference')
    .toSorted((one, other) => Number(other.kind === 'total') - Number(one.kind === 'total'))
  let first: string | undefined
  for (const { line, group } of shown) {
    const figures = amounts.filter((column) => opensFigure(opening, line, column)).map(({ id }) => stopOf(line.id, id))
    const stops = group ? [stopOf(line.id), ...figures] : figures
    if (last !== null && stops.includes(last)) return last
    first ??= stops[0]
  }
  return first
}
