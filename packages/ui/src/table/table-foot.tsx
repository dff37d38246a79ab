import { pinnedClass, pinOfCell, pinOfChecks } from './pin-of-cell.ts'
import { roles } from './table-roles.ts'
import * as styles from './table-foot.css.ts'
import { classNames } from '../styles/class-names.ts'
import type { Column } from './table-types.ts'

interface TableFootProps<Row> {
  columns: readonly Column<Row>[]
  hasCheckColumn: boolean
}

/** The row of totals, which stays in sight at the foot. */
export function TableFoot<Row>({ columns, hasCheckColumn }: TableFootProps<Row>) {
  const checkPin = pinOfChecks(columns)
  return (
    <tfoot {...roles.group} className={styles.foot}>
      <tr {...roles.row} className={styles.totalRow}>
        {hasCheckColumn && (
          <td
            {...roles.cell}
            {...pinOfCell(checkPin, 0)}
            data-card="none"
            className={classNames(styles.totalCell, pinnedClass(checkPin))}
          />
        )}
        {columns.map((column, index) => (
          <td
            key={column.id}
            {...roles.cell}
            {...pinOfCell(column.pinned, index + (hasCheckColumn ? 1 : 0))}
            data-align={column.align}
            data-priority={column.priority}
            data-card={column.card ?? 'none'}
            className={classNames(styles.totalCell, pinnedClass(column.pinned))}
          >
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
