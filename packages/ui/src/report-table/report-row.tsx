'use client'

import { ChevronRight } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { roles } from '../table/table-roles.ts'
import { ReportDifference, ReportFigure } from './report-figure.tsx'
import * as styles from './report-table.css.ts'
import type { ReportLeaf, ReportLevel, ReportTableProps } from './report-types.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** A line as it is shown: a leaf stands among the lines while its group is open. */
export interface ShownLine {
  line: ReportLeaf
  level: ReportLevel | 'leaf'
  /** Of a group: how many leaves it has, and whether they are shown. */
  group?: { count: number; isOpen: boolean }
}

type Opening = 'onOpenFigure' | 'canOpen' | 'onPointFigure' | 'hrefOf' | 'tipOf'

interface ReportRowProps extends Pick<ReportTableProps, 'columns' | Opening> {
  shown: ShownLine
  /** `stopOf` of the one place that Tab leads to. */
  stop: string | undefined
  /** There is a column of totals, to which the parts give way on a phone. */
  hasTotal: boolean
  onToggle: () => void
}

/** The name of a place among the figures: a column of a line, or its name. */
export const stopOf = (lineId: string, columnId = ''): string => `${lineId}\n${columnId}`

export function ReportRow(props: ReportRowProps) {
  const { shown, columns, stop, hasTotal, onToggle, ...opening } = props
  const { line, level } = shown
  const isInteractive = Boolean(opening.onOpenFigure ?? opening.hrefOf)
  // A name without figures has their room, unless it would lie over the ground of the totals.
  const figures = hasTotal || columns.some(({ id }) => line.figures[id] !== undefined) ? columns : []
  return (
    <tr {...roles.row} data-level={level} data-line={line.id} className={styles.row}>
      <th
        {...roles.rowHead}
        scope="row"
        colSpan={figures.length === 0 ? columns.length + 1 : undefined}
        data-stop={stopOf(line.id)}
        className={styles.nameCell}
      >
        <Name shown={shown} isTabStop={!isInteractive || stop === stopOf(line.id)} onToggle={onToggle} />
      </th>
      {figures.map((column) => (
        <td
          key={column.id}
          {...(isInteractive ? roles.gridCell : roles.cell)}
          data-stop={stopOf(line.id, column.id)}
          data-kind={column.kind ?? 'part'}
          data-whole={(column.kind ?? 'part') === 'part' && !hasTotal ? '' : undefined}
          data-name={column.header}
          className={styles.figureCell}
        >
          {column.kind === 'difference' ? (
            <ReportDifference line={line} column={column} />
          ) : (
            <ReportFigure
              {...opening}
              line={line}
              column={column}
              isTabStop={stop === stopOf(line.id, column.id)}
              isResult={level === 'result'}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

function Name({ shown, isTabStop, onToggle }: Pick<ReportRowProps, 'shown' | 'onToggle'> & { isTabStop: boolean }) {
  const texts = useLanguage('reportTable', dutch)
  const { line, group } = shown
  if (!group) {
    return (
      <>
        {line.code !== undefined && <span className={styles.code}>{line.code}</span>}
        {line.label}
      </>
    )
  }
  return (
    <button
      type="button"
      aria-expanded={group.isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onToggle}
      className={styles.toggle}
    >
      <Icon of={ChevronRight} className={styles.chevron} />
      <span className={styles.groupName}>
        {line.label}
        {!group.isOpen && (
          <span className={styles.aside}>
            {group.count} <span className={visuallyHidden}>{texts.lines(group.count)}</span>
          </span>
        )}
      </span>
    </button>
  )
}
