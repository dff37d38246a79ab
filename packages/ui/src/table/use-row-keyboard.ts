'use client'

import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { enterRow } from './cell-moves.ts'
import { isHtmlElement } from '../overlay/is-element.ts'

/** What the keys of a table need to know and can do. */
export interface RowKeyboardOptions {
  count: number
  /** The row that Tab leads to. */
  active: number
  scrollTo: (index: number) => void
  scroller: RefObject<HTMLElement | null>
  onMove: (index: number) => void
  onActivate: ((index: number) => void) | undefined
  /** Shows a row beside the list; with it Space does that, and x selects. */
  onPeek: ((index: number) => void) | undefined
  /** Toggles a row, or extends the selection to it. */
  onToggle: ((index: number, isExtending: boolean) => void) | undefined
  onSelectAll: (() => void) | undefined
  /** It has cells that can be edited. */
  isEdited: boolean
}

/**
 * One stop for Tab, and from there: arrows, j and k, and Page Up and Down by row, Home and End, Enter to
 * open, x or Space to select, Shift with an arrow to extend, Ctrl+A for all. Where a row can be
 * peeked at Space does that.
 */
export function useRowKeyboard(options: RowKeyboardOptions) {
  const { count, active, scrollTo, scroller, onMove, onActivate, onPeek, onToggle, onSelectAll } = options
  /** The row that is to have the focus: a state that makes it the active one comes a render later. */
  const wanted = useRef<number | null>(null)
  const hadFocus = useRef(false)

  // A row that was far away is rendered some passes later: the wish stays until it is there.
  useEffect(() => {
    // The row with the focus was taken away: the one in its place goes on.
    if (hadFocus.current && document.activeElement === document.body) wanted.current = active
    if (wanted.current !== active) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, count - 1))
    wanted.current = next
    scrollTo(next)
    onMove(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A button or field in a cell keeps its own keys.
    if (!isHtmlElement(event.target) || event.target.dataset['index'] === undefined) return
    const index = Number(event.target.dataset['index'])
    const key = keyOf(event)
    const target = destination(key, index, count, rowsInSight(scroller.current, event.target))
    if (target !== null) {
      if (event.shiftKey && onToggle) onToggle(Math.max(0, Math.min(target, count - 1)), true)
      moveTo(target)
    } else if (key === 'Enter' && onActivate) onActivate(index)
    else if (key === ' ' && onPeek) onPeek(index)
    else if ((key === 'x' || key === ' ') && onToggle) onToggle(index, event.shiftKey)
    else if (key === 'ctrl+a' && onSelectAll) onSelectAll()
    else if (options.isEdited && entersCells(event)) enterRow(event.target)
    else return
    event.preventDefault()
  }
  const onFocus = () => {
    hadFocus.current = true
  }
  const onBlur = () => {
    hadFocus.current = false
  }
  /** A row takes the focus as soon as it is the one that Tab leads to, and is there. */
  const focusAt = (index: number) => {
    wanted.current = index
  }
  return { onKeyDown, onFocus, onBlur, focusAt }
}

/** F2, and the arrow onwards, lead from a row to its cells. */
const entersCells = ({ key, currentTarget }: KeyboardEvent): boolean =>
  key === 'F2' || key === (getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')

/** What was pressed: a letter without Shift, and not the browser's own use of it. */
function keyOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const isLetter = key.length === 1 && key !== ' '
  if (!isLetter) return key
  return (ctrlKey || metaKey ? 'ctrl+' : altKey ? 'alt+' : '') + key.toLowerCase()
}

function destination(key: string, index: number, count: number, page: number): number | null {
  switch (key) {
    case 'ArrowUp':
    case 'k':
      return index - 1
    case 'ArrowDown':
    case 'j':
      return index + 1
    case 'PageUp':
      return index - page
    case 'PageDown':
      return index + page
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

function rowsInSight(scroller: HTMLElement | null, row: HTMLElement): number {
  const height = Math.min(scroller?.clientHeight ?? 0, window.innerHeight)
  return Math.max(1, Math.floor(height / Math.max(1, row.offsetHeight)) - 1)
}
