'use client'

import { ArrowDown, ArrowUp } from '../icons/drawings.ts'
import { lazy, Suspense, useId, type ComponentType, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import type { ColumnGripProps } from './column-grip.tsx'
import { nameOf } from './column-name.ts'
import { pinnedClass, pinOfCell, pinOfChecks } from './pin-of-cell.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { roles } from './table-roles.ts'
import * as styles from './table.css.ts'
import type { Column, Sort } from './table-types.ts'
import { vars } from '../themes/vars.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { ColumnMover } from './use-column-arrangement.ts'
import type { ResizableColumns } from './use-column-widths.ts'

// Only who arranges columns loads it. When it cannot be loaded, the columns stay as they are.
const ColumnGrip = lazy(() =>
  import('./column-grip.tsx').then(
    (loaded): { default: ComponentType<ColumnGripProps> } => ({ default: loaded.ColumnGrip }),
    () => ({ default: () => null }),
  ),
)

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  /** What the rows are sorted by, where its own column has no room. */
  sortedAway: Column<Row> | undefined
  hasCheckColumn: boolean
  /** The checkbox that takes all rows; null where it stands above them. */
  selectAll: ReactNode
  /** The widths of the columns, where they can be changed. */
  resizable: ResizableColumns | null
  /** What moves and pins columns, where that can be done. */
  mover: ColumnMover | null
}

/** The names of the columns, of which some put the rows in order. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const texts = useLanguage('table', dutch)
  const { columns, hasCheckColumn, selectAll } = props
  const checkPin = pinOfChecks(columns)
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row}>
        {hasCheckColumn && (
          <th
            {...roles.head}
            {...pinOfCell(checkPin, 0)}
            className={classNames(styles.headCell, styles.checkCell, pinnedClass(checkPin))}
          >
            {selectAll ?? <span className={visuallyHidden}>{texts.selection}</span>}
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell key={column.id} {...props} column={column} index={index} after={columns.slice(index + 1)} />
        ))}
      </tr>
    </thead>
  )
}

type HeadCellProps<Row> = TableHeadProps<Row> & {
  column: Column<Row>
  index: number
  after: readonly Column<Row>[]
}

function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { column, index, after, sort, onSortChange, resizable, mover } = props
  const nameId = useId()
  const percent = resizable?.widths?.[column.id]
  const tellsSort = index === 0 && props.sortedAway !== undefined
  const hasTools = resizable !== null || mover !== null
  const texts = useLanguage('table', dutch)
  const { style: pinStyle, ...pin } = pinOfCell(column.pinned, index + (props.hasCheckColumn ? 1 : 0))
  return (
    <th
      {...roles.head}
      {...pin}
      scope="col"
      aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
      // What else is in it is no part of the name.
      aria-labelledby={hasTools || tellsSort ? nameId : undefined}
      data-column={column.id}
      data-align={column.align}
      data-priority={column.priority}
      style={{
        ...pinStyle,
        width: percent === undefined ? column.width : `${percent}%`,
        // Over the next head, of which the half of the border is that lies there; what is pinned is over all.
        zIndex: column.pinned ? after.length + 100 : resizable ? after.length : undefined,
      }}
      className={classNames(styles.headCell, pinnedClass(column.pinned))}
    >
      <span className={hasTools ? styles.headName : undefined}>
        <span id={nameId}>
          {column.sortable && onSortChange ? (
            <SortButton column={column} sort={sort} onSortChange={onSortChange} />
          ) : (
            // What has no word above it holds what can be done with its row.
            column.header || <span className={visuallyHidden}>{column.name ?? texts.actions}</span>
          )}
        </span>
        {index === 0 && props.sortedAway && onSortChange && (
          <SortedAway column={props.sortedAway} sort={sort} onSortChange={onSortChange} />
        )}
      </span>
      {mover && column.pinned !== 'end' && (
        <Suspense>
          <ColumnGrip id={column.id} name={nameOf(column)} isPinned={column.pinned === 'start'} mover={mover} />
        </Suspense>
      )}
      {resizable && after.length > 0 && <ResizeHandle nameId={nameId} columns={resizable} widthPercent={percent} />}
    </th>
  )
}

/** In the head of the first column, what the rows are sorted by: it has no head of its own then. */
function SortedAway<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const texts = useLanguage('table', dutch)
  return (
    // Beside the name of that one, and with its arrow in sight.
    <span style={{ color: vars.color.text }}>
      {' · '}
      <SortButton column={column} sort={sort} onSortChange={onSortChange} isAway>
        <span className={visuallyHidden}>{texts[sort?.direction ?? 'ascending']}</span>
      </SortButton>
    </span>
  )
}

interface SortButtonProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSortChange: (sort: Sort) => void
  /** Its arrow is always in sight. */
  isAway?: boolean
  children?: ReactNode
}

function SortButton<Row>(props: SortButtonProps<Row>) {
  const { column, sort, onSortChange, isAway = false, children } = props
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
      {children}
      <Icon of={isDescending ? ArrowDown : ArrowUp} size={14} className={isAway ? undefined : styles.sortIcon} />
    </button>
  )
}
