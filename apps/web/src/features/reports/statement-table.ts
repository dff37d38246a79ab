import type { ReportColumn, StatementLine } from '@klopt/api-client/contract'
import type { AmountColumn, ReportColumn as ShownColumn } from '@klopt/ui'
import type { FigureTable } from './figure.ts'
import { statementFigures } from './statement-figures.ts'
import { shownColumns, shownLines, type ColumnNames } from './statement-rows.ts'

export interface Statement {
  readonly administrationId: number
  readonly lines: readonly StatementLine[]
  readonly columns: readonly ReportColumn[]
  readonly names: ColumnNames
  /** Whether accounts without any amount are shown. */
  readonly withZero: boolean
}

/** A profit and loss or a balance sheet as a table, and what its figures are made of. */
export function statementTable({ administrationId, lines, columns, names, withZero }: Statement): {
  table: FigureTable
  columns: ShownColumn[]
} {
  const shown = shownColumns(columns, names)
  return {
    columns: shown,
    table: {
      lines: shownLines(lines, columns, withZero),
      columns: shown.filter(isAmount),
      figureOf: statementFigures({ administrationId, isBalance: names.isDay, lines, columns }),
    },
  }
}

/** Whether a column has figures of its own. */
export const isAmount = (column: ShownColumn): column is AmountColumn => column.kind !== 'difference'
