import type { ReactNode } from 'react'
import type { ColumnArrangement } from './column-arrangement.ts'
import type { ColumnWidthStore } from './column-widths.ts'

/** Where the cell of a column stands in the card that a row becomes on a phone. */
export type CardSlot =
  /** First line at the left, in bold: who or what it is. */
  | 'title'
  /** First line at the right, in bold: the amount. */
  | 'amount'
  /** Second line at the right: a badge. */
  | 'status'
  /** Under the title, muted. */
  | 'detail'
  /** Second line at the left, muted: its number. */
  | 'number'
  /** Behind the number, after a dot: its date. */
  | 'date'
  /** Second line at the right, muted: when it is due, or how late it is. */
  | 'due'
  /** Not in the card. */
  | 'none'

/** A row while one of its cells is edited. */
export interface CellDraft<Row> {
  /** The row with what was typed so far. */
  row: Row
  /** Called with the row as it becomes; a row itself is never changed. */
  onChange: (row: Row) => void
  /** What the field takes: its name, and why what was typed is refused. */
  field: { label: string; labelHidden: true; error: string | undefined }
}

/** Why a row that was edited cannot be kept; undefined where it is. */
export type Refusal = string | undefined

export interface Column<Row> {
  /** Unique within the table; sorting names it. */
  id: string
  /** The head: one or two words, sentence case. */
  header: ReactNode
  /** The name in words, for the sort menu above cards, where the head is no text. */
  name?: string
  /** Makes the cell of a row. */
  cell: (row: Row) => ReactNode
  /**
   * The field in which its cells are edited: `({ row, onChange, field }) => <MoneyField {...field} value={row.cents} ... />`.
   * It needs the `onCellCommit` of the table.
   */
  editor?: (draft: CellDraft<Row>) => ReactNode
  /**
   * What stands in the card instead, where that needs more words: 'vervalt 19 dec'. `null`: this column says nothing of this
   * row on a card; false, undefined or an empty text: what it says in the table.
   */
  cardCell?: (row: Row) => ReactNode
  /** `end` for amounts and counts, which then have tabular figures. Default `start`. */
  align?: 'start' | 'end'
  /** The head becomes a button that asks for this order. */
  sortable?: boolean
  /** A CSS width such as `120px` or `30%`. Without it the content decides. */
  width?: string
  /**
   * What gives way first where the columns have no room beside each other: 1 stays, of the others those of 3 leave first,
   * and among equals the last; one by one, and not what the rows are sorted by. Meanwhile the frame of the table names in
   * `data-away` the ids of those that left, for what a cell says instead. Default 1.
   */
  priority?: 1 | 2 | 3
  /** Its place in the card view under 640 px. Default `detail` for priority 1, `none` for others. */
  card?: CardSlot
  /** Stays in sight at that end where the table scrolls sideways; columns pinned at the start can be let go by who arranges them. */
  pinned?: 'start' | 'end'
  /** What stands under the column in the row of totals. */
  total?: ReactNode
}

export interface Sort {
  /** The `id` of the column. */
  columnId: string
  /** Ascending begins with the lowest, the oldest, or A. */
  direction: 'ascending' | 'descending'
}

export interface Selection {
  /** The keys of the chosen rows. */
  keys: ReadonlySet<string>
  /** Called with the keys of all that is chosen now. */
  onChange: (keys: ReadonlySet<string>) => void
  /** Choosing is what the list is for: cards have their boxes at once, without a button that brings them. */
  always?: boolean
  /** Whether cards have their boxes, where the owner of the table begins that; without it a button above them does. */
  choosing?: boolean
  /** Called to begin choosing among cards, or to end it. */
  onChoosingChange?: (choosing: boolean) => void
}

/** Rows that belong together, under a head of their own. */
export interface RowGroup {
  /** What tells it from the others; rows of one group follow each other. */
  key: string
  /** What they have in common: 'November 2026'. */
  name: ReactNode
  /** Behind the name, muted. */
  detail?: ReactNode
  /** At the end: how many, and what they come to. */
  count?: ReactNode
}

export interface TableProps<Row> {
  /** What the table lists, for a screen reader: "Facturen". */
  label: string
  /** The columns, in order. */
  columns: readonly Column<Row>[]
  /** The rows, in order; only those in sight are in the document. */
  rows: readonly Row[]
  /** A key that stays with the row. */
  rowKey: (row: Row) => string
  /** The name of a row, for its checkbox: "factuur 2026-0091". */
  rowLabel?: (row: Row) => string
  /** Enter or a press on the row. What is pressed within a cell keeps its own meaning. */
  onRowActivate?: (row: Row) => void
  /** Space: shows the row beside the list. Then x alone selects. */
  onRowPeek?: (row: Row) => void
  /** What a press on the row does instead of opening it, as while another row is shown beside the list. */
  onRowPress?: (row: Row) => void
  /** The row that is worked on, with the bar at its start. It follows the focus when `onCurrentChange` is there. */
  currentKey?: string | null
  /** Called with the key of the row that focus comes to. */
  onCurrentChange?: (key: string) => void
  /**
   * The row one comes back to: it is in sight and has the focus, unless something beside the table has it;
   * once, as soon as it is there.
   */
  returnKey?: string | null
  /** The order the rows are in. */
  sort?: Sort
  /** Called with the order that is asked for; sorting is done by who has the rows. */
  onSortChange?: (sort: Sort) => void
  /** Checkboxes before the rows; Space toggles, Shift extends, Ctrl+A takes all. */
  selection?: Selection
  /** The buttons for what is selected, in a bar at the foot of the table, each with how many rows it concerns. */
  bulkActions?: ReactNode
  /** What the selected rows come to, in that bar: '€ 3.743,92'. */
  bulkSummary?: ReactNode
  /**
   * Called with a row of which a cell was edited. A text refuses it: the field stays, with that text under it. Until a
   * promise is kept the cell waits. A stable function: a new one renders every row that can be edited.
   */
  onCellCommit?: (row: Row, columnId: string) => Refusal | Promise<Refusal>
  /** The group of a row. The same function at every render: it is asked for every row when it changes. */
  groupOf?: (row: Row) => RowGroup
  /** The row that is opened: `detail` stands under it. */
  openKey?: string | null
  /** What stands under the row that is opened: a `RowDetail`. */
  detail?: (row: Row) => ReactNode
  /** Above cards, the order they are in and choosing some; false where the filters of a `ListToolbar` have that. Default true. */
  cardTools?: boolean
  /** Called when the last rows come in sight, to fetch the next; once for as many rows as there are. */
  onNearEnd?: () => void
  /** How many rows there are in all, when more are still to be fetched. */
  totalCount?: number
  /** Shows grey rows while there are none yet. */
  loading?: boolean
  /** What stands there when there are no rows: an `EmptyState`. */
  empty?: ReactNode
  /**
   * A CSS height at which the table scrolls by itself, with its head and totals in sight. Beyond
   * 200 rows, or wider than its place, it always does; then without this it takes the height that is left below its top, in the
   * window or in the nearest area that scrolls.
   */
  maxHeight?: string
  /**
   * The name of this table among all, such as `invoices`. With it the columns can be made wider and
   * narrower, by dragging and by key, and keep the widths they were given under that name.
   */
  columnWidthsKey?: string
  /** Where the widths are kept. Default this device's `localStorage`. The same one at every render. */
  columnWidthStore?: ColumnWidthStore
  /** How somebody arranged the columns. The same object until it changes. */
  columnArrangement?: ColumnArrangement | undefined
  /**
   * With it a head has a grip, by which its column is dragged or moved with the arrows, and a menu that moves and pins it.
   * Called with the new arrangement, for its owner to keep. Not for cards.
   */
  onColumnArrange?: (arrangement: ColumnArrangement) => void
  /** For its place: margins, width. */
  className?: string
}
