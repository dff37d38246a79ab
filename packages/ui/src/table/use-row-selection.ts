'use client'

import { useRef } from 'react'
import type { Selection } from './table-types.ts'

/** What checkboxes, Space and Shift do to the set of selected keys. */
export interface RowSelection {
  isAll: boolean
  isSome: boolean
  /** Toggles one row; extending selects every row from the one toggled last. */
  toggle: (index: number, isExtending: boolean) => void
  toggleAll: () => void
  selectAll: () => void
}

/** Null where rows cannot be selected. Walks all rows only when a press asks for it, or all may be selected. */
export function useRowSelection(
  selection: Selection | undefined,
  count: number,
  keyAt: (index: number) => string | undefined,
): RowSelection | null {
  const lastIndex = useRef(0)
  if (!selection) return null
  const { keys: selected, onChange } = selection
  const keysBetween = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, offset) => keyAt(from + offset)).filter((key) => key !== undefined)
  const allKeys = () => keysBetween(0, count - 1)
  const isAll = count > 0 && selected.size >= count && allKeys().every((key) => selected.has(key))

  const toggleOne = (index: number) => {
    const key = keyAt(index)
    if (key === undefined) return
    lastIndex.current = index
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  const extendTo = (index: number) => {
    const [from, to] = [Math.min(lastIndex.current, index), Math.max(lastIndex.current, index)]
    onChange(new Set([...selected, ...keysBetween(from, to)]))
  }
  const selectAll = () => onChange(new Set([...selected, ...allKeys()]))
  const clear = () => {
    const mine = new Set(allKeys())
    onChange(new Set([...selected].filter((key) => !mine.has(key))))
  }
  return {
    isAll,
    isSome: selected.size > 0 && !isAll,
    toggle: (index, isExtending) => (isExtending ? extendTo(index) : toggleOne(index)),
    selectAll,
    toggleAll: isAll ? clear : selectAll,
  }
}
