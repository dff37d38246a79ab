import { roles } from './table-roles.ts'
import * as styles from './table-foot.css.ts'
import { leaves } from './table.css.ts'
import { classNames } from '../styles/class-names.ts'
import type { Column } from './table-types.ts'

interface TableFootProps<Row> {
  columns: readonly Column<Row>[]
  hasCheckColumn: boolean
}

/** The row of totals, which stays in sight at the foot. */
export function TableFoot<Row>({ columns, hasCheckColumn }: TableFootProps<Row>) {
  return (
    <tfoot {...roles.group} className={styles.foot}>
      <tr {...roles.row} className={styles.totalRow}>
        {hasCheckColumn && <td {...roles.cell} data-card="none" className={styles.totalCell} />}
        {columns.map((column) => (
          <td
            key={column.id}
            {...roles.cell}
            data-align={column.align}
            data-priority={column.priority}
            data-card={column.card ?? 'none'}
            className={classNames(styles.totalCell, leaves)}
          >
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
