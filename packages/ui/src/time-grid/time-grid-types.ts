import type { ReactNode } from 'react'

/** What was worked on one day. */
export interface TimeEntry {
  /** Whole seconds, or null for nothing. */
  seconds: number | null
  /** Something was written along; a dot says so. */
  hasNote?: boolean
  /** A timer runs on it: its time cannot be typed. */
  running?: boolean
  /** Why what was typed was not kept: that stands there with that, until another time is. */
  fault?: string
}

/** What hours are written on. */
export interface TimeGridRow {
  /** Unique within the grid. */
  id: string
  /** The project: 'Bewegwijzering'. */
  title: string
  /** What is done there: 'Ontwerp'. */
  task?: string
  /** Under it: for whom, and whether it is invoiced. */
  description?: ReactNode
  /** Its colour, as CSS has it. It only helps to find the line again. */
  colour?: string
  /** What was worked by civil date (`YYYY-MM-DD`). A day that is absent has nothing. */
  entries: Readonly<Partial<Record<string, TimeEntry>>>
}

export interface TimeGridProps {
  /** What the grid holds: 'Uren van week 47'. */
  label: string
  /** The Monday it begins with, `YYYY-MM-DD`. */
  monday: string
  /** The civil date of today, `YYYY-MM-DD`: its column is lit. */
  today: string
  /** A line for each project and task. */
  rows: readonly TimeGridRow[]
  /** Called once a cell is left with another time, in whole seconds, or null where it was emptied. */
  onChange: (rowId: string, date: string, seconds: number | null) => void
  /** Opens the note of a cell: `n` where nothing is being typed. */
  onNote?: (rowId: string, date: string) => void
  /** Starts or stops the timer of a cell: `t` where nothing is being typed. */
  onToggleTimer?: (rowId: string, date: string) => void
  /** The day that is looked at where there is room for one, when the screen keeps it itself. */
  day?: string
  /** Its days with their totals alone, when a phone shows the lines of the chosen one in a way of its own. */
  daysAlone?: boolean
  /** Called with the day that is being looked at: of the cell that takes the focus, or chosen above the lines on a phone. */
  onDay?: (date: string) => void
  /** How long a day is, in whole seconds: the bars under the totals. */
  dayTargetSeconds?: number
  /** How long the week is, in whole seconds. */
  weekTargetSeconds?: number
  /** Shows the hours and takes none. */
  readOnly?: boolean
  /** Under the lines: the button that adds a project. */
  actions?: ReactNode
  /** For its place: margins, width. */
  className?: string
}
