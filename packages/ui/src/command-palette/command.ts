import type { IconDrawing } from '../icons/icon.tsx'

/** Somewhere to go or something to do. */
export interface Command {
  /** What tells it from all others. */
  id: string
  /** What it does, in a verb and its object, or where it leads. */
  label: string
  /** What it is or belongs to; it is searched too. */
  description?: string
  /** Before the label. */
  icon?: IconDrawing
  /** The heading it stands under: 'Ga naar', 'Nieuw', 'Relaties'. */
  group?: string
  /** The key that does the same: 'Ctrl B'. */
  shortcut?: string
  /** Does it; the palette has closed by then. */
  onSelect: () => void
}
