'use client'

import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react'
import type { EditableCell } from './editable-cell.tsx'
import { pinnedClass, pinOfCell } from './pin-of-cell.ts'
import { classNames } from '../styles/class-names.ts'
import { roles } from './table-roles.ts'
import * as styles from './table.css.ts'
import type { Column, TableProps } from './table-types.ts'
import { wordsOf } from './words-of-cell.ts'

/** What every cell of a row has, whether it can be edited or not. */
export interface CellAttributes {
  role: string
  className: string
  style?: CSSProperties
  'aria-readonly': true | undefined
}

interface GivesCell {
  children: (Editable: typeof EditableCell | null) => ReactNode
}

// Only tables of which cells can be edited load it; when it cannot be loaded (null), they are read. It is handed over, since
// what is lazy forgets that its props have a type of row.
const WithEditableCell = lazy(() =>
  import('./editable-cell.tsx').then(
    (loaded) => ({ default: ({ children }: GivesCell) => children(loaded.EditableCell) }),
    () => ({ default: ({ children }: GivesCell) => children(null) }),
  ),
)

interface TableCellProps<Row> {
  column: Column<Row>
  row: Row
  rowName: string
  isCard: boolean
  isInteractive: boolean
  /** Its place in the row, the box before it included. */
  cellIndex: number
  onCommit: TableProps<Row>['onCellCommit']
}

/** One cell of a row, which is read, or edited where its column has an editor. */
export function TableCell<Row>({ column, row, isCard, isInteractive, cellIndex, ...edit }: TableCellProps<Row>) {
  const { onCommit, rowName } = edit
  const attributes: CellAttributes = {
    ...(isInteractive ? roles.gridCell : roles.cell),
    ...placeOf(column),
    ...pinOfCell(column.pinned, cellIndex),
    // Among cells that can be edited, the others say that they cannot.
    'aria-readonly': onCommit ? true : undefined,
    className: classNames(styles.cell, pinnedClass(column.pinned)),
  }
  const read = <td {...attributes}>{wordsOf(column, row, isCard)}</td>
  if (!column.editor || !onCommit) return read
  return (
    <Suspense fallback={read}>
      <WithEditableCell>
        {(Editable) =>
          Editable === null ? read : <Editable {...{ column, row, rowName, isCard, onCommit, attributes }} />
        }
      </WithEditableCell>
    </Suspense>
  )
}

/** Where the cells of a column stand, in a row and in a card. */
export const placeOf = <Row,>({ align, priority = 1, card = priority === 1 ? 'detail' : 'none' }: Column<Row>) => ({
  'data-align': align,
  'data-priority': priority,
  'data-card': card,
})
