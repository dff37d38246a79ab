import { useMemo } from 'react'
import { arrangedColumns, movedOrder } from './column-arrangement.ts'
import type { Column, TableProps } from './table-types.ts'

/** The columns as they stand, and what moves and pins them. */
export interface ArrangedColumns<Row> {
  columns: readonly Column<Row>[]
  /** Null where nobody may arrange them. */
  mover: ColumnMover | null
}

/** What changes the arrangement of columns. */
export interface ColumnMover {
  move: (id: string, target: string, side: 'before' | 'after') => void
  pin: (id: string, isPinned: boolean) => void
}

/** The columns of a table in the order somebody gave them. Cards have places of their own, and keep that of the owner. */
export function useColumnArrangement<Row>(props: TableProps<Row>, hasCards: boolean): ArrangedColumns<Row> {
  const { columns, columnArrangement: arrangement, onColumnArrange } = props
  const arranged = useMemo(
    () => (hasCards ? columns : arrangedColumns(columns, arrangement)),
    [columns, arrangement, hasCards],
  )
  const ids = arranged.map(({ id }) => id)
  const pinned = arranged.filter((column) => column.pinned === 'start').map(({ id }) => id)
  const kept = arrangement?.order ?? []
  const mover = onColumnArrange && {
    move: (id: string, target: string, side: 'before' | 'after') =>
      onColumnArrange({ order: movedOrder(ids, kept, id, { target, side }), pinned }),
    pin: (id: string, isPinned: boolean) =>
      onColumnArrange({
        order: kept.length > 0 ? kept : ids,
        pinned: isPinned ? [...pinned, id] : pinned.filter((each) => each !== id),
      }),
  }
  return { columns: arranged, mover: mover ?? null }
}
