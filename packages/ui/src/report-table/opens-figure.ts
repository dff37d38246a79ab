import type { AmountColumn, ReportLeaf, ReportTableProps } from './report-types.ts'

export type Opening = Pick<ReportTableProps, 'onOpenFigure' | 'canOpen' | 'hrefOf'>

/** Whether a figure is the way to what it is made of. */
export function opensFigure(
  { onOpenFigure, canOpen, hrefOf }: Opening,
  line: ReportLeaf,
  column: AmountColumn,
): boolean {
  if (line.figures[column.id] === undefined) return false
  return hrefOf?.(line, column) !== undefined || (onOpenFigure !== undefined && (canOpen?.(line, column) ?? true))
}
