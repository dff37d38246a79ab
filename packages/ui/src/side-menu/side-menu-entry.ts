import type { LucideIcon } from 'lucide-react'

/** A place in the application. */
export interface SideMenuItem {
  label: string
  icon: LucideIcon
  href: string
  /** It is the place where one is. */
  current?: boolean
  /** How many things wait there; zero shows nothing. */
  count?: number
}

export interface SideMenuSection {
  /** Above its items; the first section usually has none. */
  heading?: string
  items: readonly SideMenuItem[]
}
