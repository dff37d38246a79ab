import { useRef } from 'react'
import type { Selection } from './table-types.ts'

/** What checkboxes, Space and Shift do to the set of selected keys. */
export interface RowSelection {
  isAll: boolean
  isSome: boolean
  /** Toggles one row; extending gives every row from the last toggled one on the same state. */
  toggle: (index: number, isExtending: boolean) => void
  toggleAll: () => void
  selectAll: () => void
}

/** Null where rows cannot be selected. */
export function useRowSelection(selection: Selection | undefined, keys: () => readonly string[]): RowSelection | null {
  const lastIndex = useRef<number>(undefined)
  if (!selection) return null
  const { keys: selected, onChange } = selection
  const all = keys()
  const isAll = all.length > 0 && all.every((key) => selected.has(key))

  const toggle = (index: number, isExtending: boolean) => {
    const from = isExtending ? (lastIndex.current ?? index) : index
    const key = all[isExtending ? from : index]
    if (key === undefined) return
    const isOn = isExtending ? true : !selected.has(key)
    const next = new Set(selected)
    for (const each of all.slice(Math.min(from, index), Math.max(from, index) + 1)) {
      if (isOn) next.add(each)
      else next.delete(each)
    }
    if (!isExtending) lastIndex.current = index
    onChange(next)
  }
  const selectAll = () => onChange(new Set([...selected, ...all]))
  const clear = () => onChange(new Set([...selected].filter((key) => !all.includes(key))))
  return {
    isAll,
    isSome: !isAll && all.some((key) => selected.has(key)),
    toggle,
    selectAll,
    toggleAll: isAll ? clear : selectAll,
  }
}
