import type { IconDrawing } from '../icons/icon.tsx'

/** A place in the application. */
export interface SideMenuItem {
  /** The name of the place. */
  label: string
  /** All there is of it in a menu that is collapsed. */
  icon: IconDrawing
  /** Where it leads. */
  href: string
  /** It is the place where one is. */
  current?: boolean
  /** How many things wait there; zero shows nothing. */
  count?: number
}

export interface SideMenuSection {
  /** Above its items; the first section usually has none. */
  heading?: string
  /** The places, in order. */
  items: readonly SideMenuItem[]
}
