import { useRef } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { classNames } from '../styles/class-names.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CardSort } from './card-sort.tsx'
import { TableBody } from './table-body.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import type { TableProps } from './table-types.ts'
import * as styles from './table.css.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useTableRows } from './use-table-rows.ts'

/**
 * Rows of things: a table with room, cards without. It shows what it is given in the order it is
 * given; sorting, filtering and fetching are its owner's.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, sort, onSortChange, loading, maxHeight, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const hasCards = useIsNarrow(frame, styles.CARDS_BELOW_PX)
  const state = useTableRows(props, scroller)
  const resizable = useColumnWidths(props.columnWidthsKey, props.columnWidthStore)
  const { selection, isInteractive, rowWindow } = state
  const scrollsItself = rowWindow.isVirtual || maxHeight !== undefined
  const hasTotals = rows.length > 0 && columns.some(({ total }) => total !== undefined)
  const selectAll = selection && (
    <Checkbox
      labelHidden
      label="Alles selecteren"
      checked={selection.isAll}
      indeterminate={selection.isSome}
      onChange={selection.toggleAll}
    />
  )
  return (
    <div ref={frame} className={classNames(styles.frame, className)}>
      {hasCards && onSortChange && rows.length > 1 && columns.some(({ sortable }) => sortable) && (
        <CardSort columns={columns} sort={sort} onSortChange={onSortChange} />
      )}
      <div
        ref={scroller}
        // Without rows that take the focus, the keys that scroll need something else to go to.
        {...(scrollsItself && !isInteractive && { tabIndex: 0, role: 'region', 'aria-label': label })}
        data-scrolls={scrollsItself ? 'self' : 'page'}
        style={scrollsItself ? { maxHeight: maxHeight ?? 'calc(100dvh - 32px)' } : undefined}
        className={styles.scroller}
      >
        <table
          role={isInteractive ? 'grid' : 'table'}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-multiselectable={selection ? true : undefined}
          aria-busy={loading || undefined}
          // Columns would change their width with every row that comes and goes, or not take the width they are given.
          data-layout={rowWindow.isVirtual || resizable?.widths ? 'fixed' : undefined}
          className={styles.table}
        >
          {/* Heads that nobody sees take no Tab: cards have a menu for their order. */}
          <TableHead {...{ columns, sort, selectAll, resizable }} onSortChange={hasCards ? undefined : onSortChange} />
          <TableBody table={props} state={state} />
          {hasTotals && <TableFoot columns={columns} hasCheckColumn={selection !== null} />}
        </table>
      </div>
      {props.selection && (
        <BulkBar count={props.selection.keys.size} onClear={() => props.selection?.onChange(new Set())}>
          {props.bulkActions}
        </BulkBar>
      )}
    </div>
  )
}
