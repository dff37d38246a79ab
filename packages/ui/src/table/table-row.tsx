'use client'

import { memo, type ReactElement, type Ref } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { classNames } from '../styles/class-names.ts'
import { pinnedClass, pinOfCell, pinOfChecks } from './pin-of-cell.ts'
import { roles } from './table-roles.ts'
import * as styles from './table.css.ts'
import { TableCell } from './table-cell.tsx'
import type { Column, TableProps } from './table-types.ts'

export interface TableRowProps<Row> {
  row: Row
  index: number
  /** Where it stands among the rows, heads of groups and details. */
  place: number
  columns: readonly Column<Row>[]
  /** Takes focus and keys. */
  isInteractive: boolean
  /** Opens when it is pressed. */
  isPressable: boolean
  /** The one row that Tab leads to. */
  isTabStop: boolean
  isCurrent: boolean
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  /** What belongs to it stands under it; undefined where nothing can. */
  isOpen: boolean | undefined
  /** It is a card. */
  isCard: boolean
  /** What its checkbox is called. */
  selectLabel: string
  /** What it is called itself. */
  rowName: string
  /** Keeps it with an edited cell. */
  onCellCommit: TableProps<Row>['onCellCommit']
  /** Tells its height to the virtualiser. */
  measure: Ref<HTMLTableRowElement> | undefined
}

/** One row, or one card on a phone. It hears nothing itself: the body of the table listens. */
function TableRowInner<Row>(props: TableRowProps<Row>) {
  const { row, index, place, columns, isInteractive, isPressable, isTabStop, isCurrent, isSelected, measure } = props
  const checkPin = pinOfChecks(columns)
  const checkCount = isSelected === undefined ? 0 : 1
  const cellRole = isInteractive ? roles.gridCell : roles.cell
  return (
    <tr
      ref={measure}
      {...roles.row}
      tabIndex={isInteractive ? (isTabStop ? 0 : -1) : undefined}
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      aria-expanded={isInteractive ? props.isOpen : undefined}
      data-index={index}
      data-place={place}
      data-active={isPressable || undefined}
      data-selectable={isSelected !== undefined || undefined}
      className={styles.row}
    >
      {isSelected !== undefined && (
        <td
          {...cellRole}
          {...pinOfCell(checkPin, 0)}
          className={classNames(styles.cell, styles.checkCell, pinnedClass(checkPin))}
        >
          <Checkbox
            labelHidden
            label={props.selectLabel}
            checked={isSelected}
            // The body of the table hears the press, with the Shift that goes with it.
            readOnly
            data-select-row=""
            tabIndex={-1}
          />
        </td>
      )}
      {columns.map((column, columnIndex) => (
        <TableCell
          key={column.id}
          {...{ column, row, isInteractive }}
          isCard={props.isCard}
          rowName={props.rowName}
          cellIndex={columnIndex + checkCount}
          onCommit={props.onCellCommit}
        />
      ))}
    </tr>
  )
}

/** Selecting one row renders that row alone. */
export const TableRow = memo(TableRowInner) as <Row>(props: TableRowProps<Row>) => ReactElement
