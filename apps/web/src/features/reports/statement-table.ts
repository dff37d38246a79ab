import type { ReportColumn, StatementLine } from '@klopt/api-client/contract'
import type { AmountColumn, ReportColumn as ShownColumn, ReportLine } from '@klopt/ui'
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
  const all = shownLines(lines, columns, withZero)
  return {
    columns: shown,
    table: {
      lines: all.some(hasAny) ? all : [],
      columns: shown.filter(isAmount),
      figureOf: statementFigures({ administrationId, isBalance: names.isDay, lines, columns }),
    },
  }
}

/** Whether there is anything to a line: a sum of nothing says nothing. */
const hasAny = ({ level, figures }: ReportLine): boolean =>
  level === 'group' || Object.values(figures).some((cents) => cents !== 0)

/** Whether a column has figures of its own. */
export const isAmount = (column: ShownColumn): column is AmountColumn => column.kind !== 'difference'
