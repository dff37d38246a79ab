import type { ReactNode } from 'react'

/** A column of amounts. */
export interface AmountColumn {
  /** Unique within the report; the figures of a line are found by it. */
  id: string
  /** The head: '1e kwartaal', '2026'. */
  header: string
  /** A `part` of the whole, the `total` of the parts, or the year `before`. Default `part`. */
  kind?: 'part' | 'total' | 'before'
  /** What gives way where there is little room: 3 first, then 2; 1 stays. Default 1. */
  priority?: 1 | 2 | 3
}

/** A column that the report computes: how one column stands to another. */
export interface DifferenceColumn {
  /** Unique within the report. */
  id: string
  /** The head: 'Verschil'. */
  header: string
  /** Tells it from a column of amounts. */
  kind: 'difference'
  /** The id of the column that is compared. */
  of: string
  /** The id of the column it is compared with. */
  before: string
  /** Whole per cents ('+4%'), or the amount ('+1.260,00'). Default `percent`. */
  as?: 'percent' | 'amount'
  /** What gives way where there is little room: 3 first, then 2; 1 stays. Default 1. */
  priority?: 1 | 2 | 3
}

export type ReportColumn = AmountColumn | DifferenceColumn

/** What a line weighs: a `subtotal` sums what stands above it, and the `result` ends the report. */
export type ReportLevel = 'group' | 'subtotal' | 'result'

/** An account within a group. */
export interface ReportLeaf {
  /** Unique within the report. */
  id: string
  /** The number of the account: '8000'. */
  code?: string
  /** Of what happened on a day, that day: '31 dec 2026'. In a card it stands above the label with the code. */
  day?: string
  /** 'Omzet 21%' */
  label: string
  /** Integer cents by the id of a column; a column that is absent stays empty. */
  figures: Readonly<Record<string, number>>
}

export interface ReportLine extends ReportLeaf {
  /** What it weighs. */
  level: ReportLevel
  /** What a group is made of; it opens and closes. */
  leaves?: readonly ReportLeaf[]
}

/** What reports share that stand under each other with the same columns: what has no room is left out in all of them. */
export interface ReportTogether {
  /** The lines of all of them: the widest figure among these says what has room. */
  lines: readonly ReportLine[]
  /** Whether columns that have no room are shown. */
  showsAllColumns: boolean
  /** Somebody wants to see all columns, or fewer again. */
  onShowsAllColumnsChange: (showsAllColumns: boolean) => void
  /** It stands under another, which has the switch for all of them. Default false. */
  isBelow?: boolean
}

export interface ReportTableProps {
  /** What it reports: 'Winst en verlies 2026'. */
  label: string
  /** From left to right. */
  columns: readonly ReportColumn[]
  /** From top to bottom; the sums are their owner's. */
  lines: readonly ReportLine[]
  /** How amounts are written: to the cent, or in whole euros with the cents in the tip of each. Default `cents`. */
  amounts?: 'cents' | 'euros'
  /** The id of the column whose figure a card on a phone has beside its name. Default that of the total. */
  cardColumn?: string
  /** For reports under each other with the same columns. */
  together?: ReportTogether
  /** The ids of the groups that are open. */
  open: ReadonlySet<string>
  /** On paper every group is open, where what it is made of is what is read: a journal. Default as on the screen. */
  opensOnPaper?: boolean
  /** A group was opened or closed. */
  onOpenChange: (open: ReadonlySet<string>) => void
  /** Shows what a figure is made of, in a peek beside the report; each figure is then a button. */
  onOpenFigure?: (line: ReportLeaf, column: AmountColumn) => void
  /** Whether a figure can be opened; those that cannot are text. Default all. */
  canOpen?: (line: ReportLeaf, column: AmountColumn) => boolean
  /** The pointer or the focus came to a figure, so that what its tip says can be asked for. */
  onPointFigure?: (line: ReportLeaf, column: AmountColumn) => void
  /** Where what a figure is made of can be read, in place of `onOpenFigure`; each figure is then a link. */
  hrefOf?: (line: ReportLeaf, column: AmountColumn) => string | undefined
  /** What a figure is made of, in a few words: '9 boekingen in het 3e kwartaal'. */
  tipOf?: (line: ReportLeaf, column: AmountColumn) => string | undefined
  /** The figures are on their way; what is there stays. */
  loading?: boolean
  /** Said where there is no line at all. */
  emptyText: ReactNode
  /** For its place: margins, width. */
  className?: string
}
