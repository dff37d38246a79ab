import { stopOf, type ShownLine } from './report-row.tsx'
import type { AmountColumn, ReportColumn, ReportLeaf, ReportTableProps } from './report-types.ts'

type Opening = Pick<ReportTableProps, 'onOpenFigure' | 'canOpen' | 'hrefOf'>

/** Whether a figure is the way to what it is made of. */
export function opens({ onOpenFigure, canOpen, hrefOf }: Opening, line: ReportLeaf, column: AmountColumn): boolean {
  if (line.figures[column.id] === undefined) return false
  return hrefOf?.(line, column) !== undefined || (onOpenFigure !== undefined && (canOpen?.(line, column) ?? true))
}

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
    const figures = amounts.filter((column) => opens(opening, line, column)).map(({ id }) => stopOf(line.id, id))
    const stops = group ? [stopOf(line.id), ...figures] : figures
    if (last !== null && stops.includes(last)) return last
    first ??= stops[0]
  }
  return first
}
