import type { KeyboardEvent } from 'react'
import type { CellMove } from './cell-moves.ts'

/** Where a key leads from a cell; undefined for keys that lead nowhere. */
export function moveOf({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): CellMove | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  switch (key) {
    case 'ArrowUp':
      return 'above'
    case 'ArrowDown':
      return 'below'
    case 'ArrowLeft':
      return isRtl ? 'after' : 'before'
    case 'ArrowRight':
      return isRtl ? 'before' : 'after'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return undefined
  }
}

/** Enter, F2, what empties a field, and everything that is typed. */
export const startsEditing = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  (['Enter', 'F2', 'Backspace', 'Delete'].includes(key) || (key.length === 1 && key !== ' '))
