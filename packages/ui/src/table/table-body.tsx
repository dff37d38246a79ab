import { Fragment } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { classNames } from '../styles/class-names.ts'
import { placeOf, TableRow } from './table-row.tsx'
import type { Column, TableProps } from './table-types.ts'
import { roles } from './table-roles.ts'
import * as styles from './table.css.ts'
import type { TableRows } from './use-table-rows.ts'

interface TableBodyProps<Row> {
  table: TableProps<Row>
  state: TableRows
}

/** The rows that are in sight, or what stands in their place. */
export function TableBody<Row>({ table, state }: TableBodyProps<Row>) {
  const { rows, rowKey, rowLabel, columns, currentKey, onRowActivate } = table
  const { rowWindow, selection, isInteractive, active } = state
  return (
    <tbody {...roles.group} className={styles.body} {...state.handlers}>
      {rowWindow.items.map(({ index, gapBefore }) => {
        const row = rows[index]
        if (row === undefined) return null
        const key = rowKey(row)
        return (
          <Fragment key={key}>
            {gapBefore > 0 && <Spacer height={gapBefore} />}
            <TableRow
              row={row}
              index={index}
              columns={columns}
              isInteractive={isInteractive}
              isPressable={Boolean(onRowActivate)}
              isTabStop={index === active}
              isCurrent={key === currentKey}
              isSelected={table.selection?.keys.has(key)}
              selectLabel={`Selecteer ${rowLabel?.(row) ?? `rij ${index + 1}`}`}
              measure={rowWindow.measure}
            />
          </Fragment>
        )
      })}
      {rowWindow.gapAfter > 0 && <Spacer height={rowWindow.gapAfter} />}
      {rows.length === 0 && table.loading && <LoadingRows columns={columns} hasCheckColumn={selection !== null} />}
      {rows.length === 0 && !table.loading && table.empty && (
        <tr {...roles.row} className={styles.placeholderRow}>
          <td
            {...(isInteractive ? roles.gridCell : roles.cell)}
            colSpan={columns.length + (selection ? 1 : 0)}
            className={styles.placeholder}
          >
            {table.empty}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** Holds the place of rows that are not in the document. */
const Spacer = ({ height }: { height: number }) => <tr aria-hidden style={{ height }} />

interface LoadingRowsProps<Row> {
  columns: readonly Column<Row>[]
  hasCheckColumn: boolean
}

/** Bars in the places where texts will be, of a row as of a card. */
function LoadingRows<Row>({ columns, hasCheckColumn }: LoadingRowsProps<Row>) {
  return Array.from({ length: 8 }, (_, index) => (
    <tr key={index} aria-hidden data-selectable={hasCheckColumn || undefined} className={styles.row}>
      {hasCheckColumn && (
        <td className={classNames(styles.cell, styles.checkCell)}>
          <Skeleton width="16px" height="16px" />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} {...placeOf(column)} className={styles.cell}>
          <Skeleton width={place === 0 ? '60%' : '80%'} className={styles.loadingText} />
        </td>
      ))}
    </tr>
  ))
}
