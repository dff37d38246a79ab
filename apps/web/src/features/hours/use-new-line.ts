import { useEffect, useRef } from 'react'

/** What brings the focus to the cell of a day on a line that has just been added, once it is there. */
export function useNewLine(rowIds: readonly string[], day: string) {
  const grid = useRef<HTMLDivElement>(null)
  const added = useRef<string | null>(null)
  useEffect(() => {
    const index = added.current === null ? -1 : rowIds.indexOf(added.current)
    if (index < 0) return
    const line = grid.current?.querySelectorAll('tbody > tr')[index]
    line?.querySelector<HTMLInputElement>(`[data-column="${day}"] input`)?.focus()
    added.current = null
  })
  return { grid, onAdded: (rowId: string) => void (added.current = rowId) }
}
