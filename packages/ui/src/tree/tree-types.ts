import type { ReactNode } from 'react'
import type { IconDrawing } from '../icons/icon.tsx'

export interface TreeItem {
  /** What tells it from all others in the tree. */
  id: string
  /** Its name, which is found by typing. */
  label: string
  /** Before its name. */
  icon?: IconDrawing
  /** At the end of its row: how many, or how much. */
  detail?: ReactNode
  /** What is within it; an empty list is a branch with nothing in it. */
  children?: readonly TreeItem[]
}

export interface TreeProps {
  /** What the tree is of. */
  label: string
  /** What stands at the first level, in order. */
  items: readonly TreeItem[]
  /** The ids of what is open; leave it out to let the tree keep them. */
  open?: readonly string[]
  /** What is open at first, where the tree keeps it. Default nothing. */
  defaultOpen?: readonly string[]
  /** Called with the ids of all that is open now. */
  onOpenChange?: (open: readonly string[]) => void
  /** The id of what is chosen, or null; leave it out to let the tree keep it. */
  selected?: string | null
  /** What is chosen at first, where the tree keeps it. */
  defaultSelected?: string
  /** Called with the id of what is chosen. */
  onSelect?: (id: string) => void
  /** For its place: margins, width. */
  className?: string
}
