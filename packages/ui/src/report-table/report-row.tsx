'use client'

import { useState } from 'react'
import { roles } from '../table/table-roles.ts'
import { ReportDifference, ReportFigure } from './report-figure.tsx'
import { hasMore, ReportName } from './report-name.tsx'
import * as styles from './report-table.css.ts'
import type { ReportLeaf, ReportLevel, ReportTableProps } from './report-types.ts'

/** A line as it is shown: a leaf stands among the lines while its group is open. */
export interface ShownLine {
  line: ReportLeaf
  level: ReportLevel | 'leaf'
  /** Of a group: how many leaves it has, and whether they are shown. */
  group?: { count: number; isOpen: boolean }
}

type Opening = 'onOpenFigure' | 'canOpen' | 'onPointFigure' | 'hrefOf' | 'tipOf'

interface ReportRowProps extends Pick<ReportTableProps, 'columns' | 'cardColumn' | Opening> {
  shown: ShownLine
  /** How an amount is written here. */
  show: (cents: number) => string
  /** `stopOf` of the one place that Tab leads to. */
  stop: string | undefined
  /** The columns that have no room. */
  away: ReadonlySet<string>
  onToggle: () => void
}

/** The name of a place among the figures: a column of a line, or its name. */
export const stopOf = (lineId: string, columnId = ''): string => `${lineId}\n${columnId}`

/** The last column that has room: it ends where the card does. */
export const lastOf = (columns: ReportTableProps['columns'], away: ReadonlySet<string>): string | undefined =>
  columns.findLast(({ id }) => !away.has(id))?.id

export function ReportRow(props: ReportRowProps) {
  const { shown, show, columns, cardColumn, stop, away, onToggle, ...opening } = props
  const { line, level, group } = shown
  const [showsFigures, setShowsFigures] = useState(false)
  const isOpen = group ? group.isOpen : showsFigures
  const isInteractive = Boolean(opening.onOpenFigure ?? opening.hrefOf)
  const total = columns.find(({ kind }) => kind === 'total')
  const last = lastOf(columns, away)
  const main = (columns.find(({ id }) => id === cardColumn) ?? total ?? columns[0])?.id
  // A name without figures has their room, unless it would lie over the ground of the totals.
  const figures = total || columns.some(({ id }) => line.figures[id] !== undefined) ? columns : []
  return (
    <tr
      {...roles.row}
      data-level={level}
      data-line={line.id}
      data-open={(isOpen && hasMore(line, columns, main)) || undefined}
      className={styles.row}
    >
      <th
        {...roles.rowHead}
        scope="row"
        colSpan={figures.length === 0 ? columns.length + 1 : undefined}
        data-stop={stopOf(line.id)}
        className={styles.nameCell}
      >
        <ReportName
          {...{ shown, show, columns, main, isOpen }}
          isTabStop={!isInteractive || stop === stopOf(line.id)}
          onToggle={group ? onToggle : () => setShowsFigures(!showsFigures)}
        />
      </th>
      {figures.map((column) => (
        <td
          key={column.id}
          {...(isInteractive ? roles.gridCell : roles.cell)}
          data-stop={stopOf(line.id, column.id)}
          data-kind={column.id === total?.id && main !== total.id ? 'part' : (column.kind ?? 'part')}
          data-main={column.id === main || undefined}
          data-zero={line.figures[column.id] === 0 || undefined}
          data-away={away.has(column.id) || undefined}
          data-last={column.id === last || undefined}
          data-name={column.id === main && main === cardColumn ? '' : column.header}
          className={styles.figureCell}
        >
          {column.kind === 'difference' ? (
            <ReportDifference {...{ line, column, show }} />
          ) : (
            <ReportFigure
              {...opening}
              {...{ line, column, show }}
              isTabStop={stop === stopOf(line.id, column.id)}
              isResult={level === 'result'}
            />
          )}
        </td>
      ))}
    </tr>
  )
}
