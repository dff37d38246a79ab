'use client'

import { ArrowDown, ArrowUp } from '../icons/drawings.ts'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { roles } from './table-roles.ts'
import * as styles from './table.css.ts'
import type { Column, Sort } from './table-types.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { ResizableColumns } from './use-column-widths.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  hasCheckColumn: boolean
  /** The checkbox that takes all rows; null where it stands above them. */
  selectAll: ReactNode
  /** The widths of the columns, where they can be changed. */
  resizable: ResizableColumns | null
}

/** The names of the columns, of which some put the rows in order. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const texts = useLanguage('table', dutch)
  const { columns, hasCheckColumn, selectAll } = props
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row}>
        {hasCheckColumn && (
          <th {...roles.head} className={classNames(styles.headCell, styles.checkCell)}>
            {selectAll ?? <span className={visuallyHidden}>{texts.selection}</span>}
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell key={column.id} {...props} column={column} after={columns.slice(index + 1)} />
        ))}
      </tr>
    </thead>
  )
}

/** The priority of the column that leaves last; undefined where there are no columns. */
const leavesLast = <Row,>(columns: readonly Column<Row>[]): Column<Row>['priority'] =>
  columns.map(({ priority = 1 }) => priority).toSorted()[0]

type HeadCellProps<Row> = TableHeadProps<Row> & {
  column: Column<Row>
  after: readonly Column<Row>[]
}

function HeadCell<Row>({ column, after, sort, onSortChange, resizable }: HeadCellProps<Row>) {
  const nameId = useId()
  const percent = resizable?.widths?.[column.id]
  const nextPriority = leavesLast(after)
  return (
    <th
      {...roles.head}
      scope="col"
      aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
      // The handle in it is no part of the name.
      aria-labelledby={resizable ? nameId : undefined}
      data-column={column.id}
      data-align={column.align}
      data-priority={column.priority}
      style={{
        width: percent === undefined ? column.width : `${percent}%`,
        // Over the next head, of which the half of the border is that lies there.
        zIndex: resizable ? after.length : undefined,
      }}
      className={classNames(styles.headCell, styles.leaves)}
    >
      <span id={nameId} className={resizable ? styles.headName : undefined}>
        {column.sortable && onSortChange ? (
          <SortButton column={column} sort={sort} onSortChange={onSortChange} />
        ) : (
          column.header
        )}
      </span>
      {resizable && nextPriority && (
        <ResizeHandle nameId={nameId} columns={resizable} widthPercent={percent} nextPriority={nextPriority} />
      )}
    </th>
  )
}

interface SortButtonProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSortChange: (sort: Sort) => void
}

function SortButton<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const isAscending = sort?.columnId === column.id && sort.direction === 'ascending'
  const isDescending = sort?.columnId === column.id && !isAscending
  const direction = isAscending ? 'descending' : 'ascending'
  return (
    <button
      type="button"
      onClick={() => onSortChange({ columnId: column.id, direction })}
      className={styles.sortButton}
    >
      {column.header}
      <Icon of={isDescending ? ArrowDown : ArrowUp} size={14} className={styles.sortIcon} />
    </button>
  )
}
