import type { LucideIcon } from 'lucide-react'

/** Somewhere to go or something to do. */
export interface Command {
  id: string
  label: string
  /** What it is or belongs to; it is searched too. */
  description?: string
  icon?: LucideIcon
  /** The heading it stands under: 'Ga naar', 'Nieuw', 'Relaties'. */
  group?: string
  /** The key that does the same: 'Ctrl B'. */
  shortcut?: string
  onSelect: () => void
}
