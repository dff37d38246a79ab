import type { IconDrawing } from '../icons/icon.tsx'

/** Something to do, or somewhere to go. */
export interface MenuAction {
  /** What it does: a verb. */
  label: string
  /** Before the label. */
  icon?: IconDrawing
  /** At the right: a key or a count. */
  hint?: string
  /** Where it leads; without it `onSelect` says what it does. */
  href?: string
  /** Called when it is chosen; the menu has closed by then. */
  onSelect?: () => void
  /** It takes something away. */
  danger?: boolean
  /** It can be reached, so that one learns that it exists, but not chosen. */
  disabled?: boolean
  /** One of its group can be the current choice; absent for what is no choice. */
  checked?: boolean
}

export interface MenuGroup {
  /** What its items have in common. */
  heading: string
  /** What is under the heading. */
  items: readonly MenuAction[]
}

export type MenuEntry = MenuAction | MenuGroup | 'separator'
