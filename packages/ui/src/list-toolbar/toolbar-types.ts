import type { ReactNode } from 'react'
import type { MenuEntry } from '../menu/menu-entry.ts'
import type { Density } from '../themes/tokens.ts'

/** One state of what is listed. */
export interface ListSegment {
  /** What tells it from the others. */
  id: string
  /** Its name: 'Te laat'. */
  label: string
  /** The address of the list with these rows alone. */
  href: string
  /** It is what the list shows. */
  current: boolean
  /** How many rows it has, where that is known: 7, or '10.000+'. */
  count?: number | string
}

/** A column that can be shown or left out. */
export interface ListColumnChoice {
  /** The `id` of the column. */
  id: string
  /** Its name in words. */
  label: string
  /** It is in the table. */
  shown: boolean
}

/** How the list looks: for whoever looks at it, on this device. */
export interface ListDisplay {
  /** The columns that can be left out; what a row cannot do without is not among them. */
  columns: readonly ListColumnChoice[]
  /** Called with the columns that are shown, by their ids. */
  onColumnsChange: (shown: readonly string[]) => void
  /** How high the rows are. */
  density: Density
  /** Called with the height that is chosen. */
  onDensityChange: (density: Density) => void
  /** What else there is to choose. */
  children?: ReactNode
}

/** What makes the list smaller, behind one button. */
export interface ListFilters {
  /** How many are on. */
  count: number
  /** Takes them all away. */
  onClear: () => void
  /** The fields; each takes effect at once. As a function it is given what closes them, for what begins something else. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

export interface ListToolbarProps {
  /** What the segments divide: 'Welke facturen'. */
  label: string
  /** The states of what is listed, in order; the first one is all. */
  segments?: readonly ListSegment[]
  /** A `SearchField`; the key '/' leads to it within a `ListLayout`. */
  search?: ReactNode
  /** A `DateRangeField`, behind a button of its own; among the filters where there is little room. */
  date?: ReactNode
  /** What is chosen there, in a few words: 'Q3 2026'. Until then the button is an icon. */
  dateText?: string | undefined
  /** What makes the list smaller. */
  filters?: ListFilters
  /** Which columns there are, and how high the rows are; not on a phone, where rows are cards. */
  display?: ListDisplay
  /** Ways to take along what is listed: 'Als CSV', 'Als Excel'. */
  exports?: readonly MenuEntry[]
  /** For its place: margins, width. */
  className?: string
}
