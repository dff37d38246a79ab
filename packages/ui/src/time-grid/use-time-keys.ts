import type { KeyboardEvent } from 'react'
import { focusBeside, focusCell, isAtEdge, placeOf } from '../entry-grid/cell-place.ts'
import type { TimeGridProps } from './time-grid-types.ts'

type Deeds = Pick<TimeGridProps, 'rows' | 'onNote' | 'onToggleTimer'>

/** The keys of the grid of hours, before the field in a cell sees them. Letters are its own only where nothing is typed. */
export function useTimeKeys({ rows, onNote, onToggleTimer }: Deeds) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: table } = event
    const place = placeOf(event.target)
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return
    const { index, columnId, control } = place
    const row = rows[index]
    const isUntouched = isAtEdge(control, 'start') && isAtEdge(control, 'end')
    const isRtl = getComputedStyle(table).direction === 'rtl'
    if (key === 'Enter') {
      const next = clamp(index + (event.shiftKey ? -1 : 1), rows.length)
      // With no line to go on to the cell is left all the same: what was typed is told by that.
      if (next === index) control.blur()
      focusCell(table, next, columnId)
    } else if (key === 'ArrowDown') focusCell(table, clamp(index + 1, rows.length), columnId)
    else if (key === 'ArrowUp') focusCell(table, clamp(index - 1, rows.length), columnId)
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const isForward = (key === 'ArrowRight') !== isRtl
      if (event.shiftKey || !isAtEdge(control, isForward ? 'end' : 'start')) return
      if (!focusBeside(place, isForward ? 1 : -1)) return
    } else if (key === 'n' && onNote && row && isUntouched) onNote(row.id, columnId)
    else if (key === 't' && onToggleTimer && row && isUntouched) onToggleTimer(row.id, columnId)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)
