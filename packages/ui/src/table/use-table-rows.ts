'use client'

import { useMemo, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react'
import { entriesOf } from './table-entries.ts'
import { isEdited } from './is-edited.ts'
import type { TableProps } from './table-types.ts'
import { useNearEnd } from './use-near-end.ts'
import { usePlace } from './use-place.ts'
import { useRowKeyboard } from './use-row-keyboard.ts'
import { useRowSelection } from './use-row-selection.ts'
import { useRowWindow } from './use-row-window.ts'
import { focusedElement } from '../overlay/focused-element.ts'
import { isElement } from '../overlay/is-element.ts'

/** In px, until a row tells its own: the height of a line of text at normal density, so that most rows need no correction. */
const ESTIMATED_ROW_HEIGHT = 42

/**
 * Which rows are there, which one has the focus, and what keys and presses do to them. `isByPress`: a press on a row
 * chooses it, as its box does.
 */
export function useTableRows<Row>(props: TableProps<Row>, scroller: RefObject<HTMLElement | null>, isByPress: boolean) {
  const { rows, rowKey, onRowActivate, onRowPeek, currentKey, onCurrentChange } = props
  const count = rows.length
  const { active, setActive } = useActiveRow(props)
  const entries = useEntries(props)
  const keyAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? undefined : rowKey(row)
  }
  const selection = useRowSelection(props.selection, count, keyAt)
  const isInteractive = Boolean(onRowActivate || onRowPeek || onCurrentChange || selection || isEdited(props))
  const rowWindow = useRowWindow({
    count: entries.count,
    totalCount: props.totalCount ?? count,
    scroller,
    keptPlace: isInteractive && count > 0 ? entries.placeOf(active) : -1,
    estimatedHeight: ESTIMATED_ROW_HEIGHT,
  })
  useNearEnd(scroller, rowWindow, entries.count, props.onNearEnd)
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
  const keyboard = useRowKeyboard({
    count,
    active,
    scroller,
    scrollTo: (index) => rowWindow.scrollTo(entries.placeOf(index)),
    onMove: moveTo,
    onActivate: onRowActivate && ((index) => at(index, onRowActivate)),
    onPeek: onRowPeek && ((index) => at(index, onRowPeek)),
    onToggle: selection?.toggle,
    onSelectAll: selection?.selectAll,
    isEdited: isEdited(props),
  })
  const keepPlace = usePlace({
    scroller,
    rowWindow,
    entries,
    findReturn: () => (props.returnKey == null ? -1 : rows.findIndex((row) => rowKey(row) === props.returnKey)),
    onReturn: (index) => {
      setActive(index)
      // Who comes back goes on from there, unless they are in something else already.
      if (isInteractive && (focusedElement()?.contains(scroller.current) ?? true)) keyboard.focusAt(index)
    },
  })
  const onFocus = (event: FocusEvent) => {
    const index = indexOf(event.target)
    // A cell that is edited keeps its row in the document.
    if (index === null || !event.target.matches('tr, tbody > tr > td, [data-editable] *')) return
    if (event.target.matches('tr')) keyboard.onFocus()
    moveTo(index)
  }
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    const index = indexOf(target)
    if (index === null || !isElement(target)) return
    if (selection && target.matches('[data-select-row]')) selection.toggle(index, shiftKey)
    else if (selection && isByPress && !isUsedOtherwise(target)) selection.toggle(index, shiftKey)
    else if (!isUsedOtherwise(target)) at(index, props.onRowPress ?? onRowActivate)
  }
  const { onKeyDown, onBlur } = keyboard
  const handlers = isInteractive ? { onKeyDown, onBlur, onFocus, onClick } : {}
  return { rowWindow, entries, selection, isInteractive, active, handlers, keepPlace }
}

export type TableRows = ReturnType<typeof useTableRows>

/** What stands in the body; walked over again only where that changes. */
function useEntries<Row>({ rows, rowKey, groupOf, openKey }: TableProps<Row>) {
  const openIndex = openKey == null ? -1 : rows.findIndex((row) => rowKey(row) === openKey)
  return useMemo(() => entriesOf({ rows, groupOf, openIndex }), [rows, groupOf, openIndex])
}

/** The row that Tab leads to: the one with the focus last, or the one its owner works on; the first where the list is another. */
function useActiveRow<Row>({ rows, rowKey, currentKey }: TableProps<Row>) {
  const keyAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? null : rowKey(row)
  }
  // Without a key to look for a long table is not walked.
  const indexOfKey = (key: string | null | undefined) =>
    key == null ? -1 : rows.findIndex((row) => rowKey(row) === key)
  const [requested, setRequested] = useState(() => ({ index: indexOfKey(currentKey), key: currentKey ?? null }))
  const setActive = (index: number) => setRequested({ index, key: keyAt(index) })
  const [followedKey, setFollowedKey] = useState(currentKey)
  if (currentKey !== followedKey) {
    setFollowedKey(currentKey)
    const index = indexOfKey(currentKey)
    if (index >= 0) setActive(index)
  }
  // Rows that come before the first push the active one down; where it is gone with them, the list begins anew.
  const firstKey = keyAt(0)
  const [begunKey, setBegunKey] = useState(firstKey)
  if (firstKey !== null && firstKey !== begunKey) {
    setBegunKey(firstKey)
    if (requested.index > 0) setActive(Math.max(0, indexOfKey(requested.key)))
  }
  return { active: Math.max(0, Math.min(requested.index, rows.length - 1)), setActive }
}

function indexOf(target: EventTarget): number | null {
  const row = isElement(target) ? target.closest<HTMLElement>('tr[data-index]') : null
  return row ? Number(row.dataset['index']) : null
}

/** A press on something of its own in a cell, or the end of selecting text, opens no row. */
function isUsedOtherwise(target: Element): boolean {
  const isControl = target.closest('a, button, input, label, select, textarea, [role=button], [data-editable]') !== null
  return isControl || Boolean(window.getSelection()?.toString())
}
