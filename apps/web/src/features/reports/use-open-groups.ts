import { useState } from 'react'

interface Line {
  readonly id: string
  readonly level: string
}

/** Which groups are open, with a press for all at once. `isOpen` says how they begin. */
export function useOpenGroups(lines: readonly Line[], isOpen = false) {
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null)
  const groups = lines.filter(({ level }) => level === 'group').map(({ id }) => id)
  const open = changed ?? new Set(isOpen ? groups : [])
  const isAllOpen = groups.length > 0 && groups.every((id) => open.has(id))
  return { open, setOpen: setChanged, isAllOpen, toggleAll: () => setChanged(new Set(isAllOpen ? [] : groups)) }
}
