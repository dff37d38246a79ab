import { useState, type FocusEvent, type MouseEvent, type RefObject } from 'react'
import type { TableProps } from './table-types.ts'
import { useRowKeyboard } from './use-row-keyboard.ts'
import { useRowSelection } from './use-row-selection.ts'
import { useRowWindow } from './use-row-window.ts'

/** In px, until a row tells its own. */
const estimatedRowHeight = 43

/** Which rows are there, which one has the focus, and what keys and presses do to them. */
export function useTableRows<Row>(props: TableProps<Row>, scroller: RefObject<HTMLElement | null>) {
  const { rows, rowKey, onRowActivate, currentKey, onCurrentChange } = props
  const count = rows.length
  const [requested, setActive] = useState(0)
  const active = Math.max(0, Math.min(requested, count - 1))
  const selection = useRowSelection(props.selection, () => rows.map(rowKey))
  const isInteractive = Boolean(onRowActivate || onCurrentChange || selection)
  const rowWindow = useRowWindow(count, scroller, isInteractive ? active : -1, estimatedRowHeight)

  const at = (index: number, use: ((row: Row) => void) | undefined) => {
    const row = rows[index]
    if (row !== undefined) use?.(row)
  }
  const moveTo = (index: number) => {
    setActive(index)
    at(index, (row) => {
      if (rowKey(row) !== currentKey) onCurrentChange?.(rowKey(row))
    })
  }
  const onKeyDown = useRowKeyboard({
    count,
    active,
    scroller,
    scrollTo: rowWindow.scrollTo,
    onMove: moveTo,
    onActivate: onRowActivate && ((index) => at(index, onRowActivate)),
    onToggle: selection?.toggle,
    onSelectAll: selection?.selectAll,
  })
  const onFocus = ({ target }: FocusEvent) => {
    const index = indexOf(target)
    if (index !== null && target.matches('tr')) moveTo(index)
  }
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const index = indexOf(target)
    if (index === null || !(target instanceof Element)) return
    if (selection && target.matches('[data-select-row]')) selection.toggle(index, shiftKey)
    else if (!isUsedOtherwise(target)) at(index, onRowActivate)
  }
  const handlers = isInteractive ? { onKeyDown, onFocus, onClick } : {}
  return { rowWindow, selection, isInteractive, active, handlers }
}

export type TableRows = ReturnType<typeof useTableRows>

function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null
  return row ? Number(row.dataset['index']) : null
}

/** A press on something of its own in a cell, or the end of selecting text, opens no row. */
function isUsedOtherwise(target: Element): boolean {
  const isControl = target.closest('a, button, input, label, select, textarea, [role=button]') !== null
  return isControl || Boolean(window.getSelection()?.toString())
}
