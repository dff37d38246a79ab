import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { roles } from './table-roles.ts'
import * as styles from './table.css.ts'
import type { Column, Sort } from './table-types.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  /** The checkbox that takes all rows, when rows can be selected. */
  selectAll: ReactNode
}

/** The names of the columns, of which some put the rows in order. */
export function TableHead<Row>({ columns, sort, onSortChange, selectAll }: TableHeadProps<Row>) {
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row}>
        {selectAll && (
          <th {...roles.head} className={classNames(styles.headCell, styles.checkCell)}>
            {selectAll}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            {...roles.head}
            scope="col"
            aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
            data-align={column.align}
            data-priority={column.priority}
            style={{ width: column.width }}
            className={classNames(styles.headCell, styles.leaves)}
          >
            {column.sortable && onSortChange ? (
              <SortButton column={column} sort={sort} onSortChange={onSortChange} />
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
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
