import type { Column, HeaderAction, ListSegment, MenuAction, RowGroup, Selection } from '@klopt/ui'
import type { ReactNode } from 'react'
import type { LoadMore } from '../app/routing/left-rows.ts'
import type { ListSearch, ListStarts } from '../shared/lists/list-search.ts'
import type { Months } from '../shared/lists/month-groups.ts'
import type { OwnView } from '../shared/lists/saved-views.ts'

/** The pages of a list so far, as `usePages` has them. */
export interface ListPages<Row> {
  readonly items: readonly Row[]
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  /** Fetches a page more for who waits for it; null when there is none. */
  readonly fetchMore: LoadMore<Row> | null
  readonly hasEarlier: boolean
  readonly isLoadingEarlier: boolean
  readonly loadEarlier: () => void
  readonly refetch: () => Promise<unknown>
}

/** A row shown beside the list. */
export interface Peek {
  /** 'Factuur 2026-0039' */
  label: string
  content: ReactNode
  /** Its two actions. */
  actions?: ReactNode
}

/** What can be done with the rows that are chosen. */
export interface Bulk<Row> {
  /** The buttons, each with how many of the rows it concerns. */
  actions: (rows: readonly Row[], done: () => void) => ReactNode
  /** What the rows come to. */
  summary?: (rows: readonly Row[]) => ReactNode
}

export interface ListScreenProps<Row, Filter extends ListSearch> {
  /** Its name among all lists, with what it is of: 'invoices.12'. Settings are kept under it. */
  name: string
  title: string
  /** What the table is called where that is not the title. */
  tableLabel?: string
  /** What is listed, in the plural: 'facturen'. */
  itemsName: string
  /** What the view that shows everything is called: 'Alle facturen'. */
  allLabel: string
  /** One line that says what the list comes to. */
  summary?: ReactNode
  /** Of a list that belongs to another place: that place, and its address as it was left. */
  back?: { label: string; href: string }
  /** The buttons of the screen. */
  actions?: ReactNode
  /** The button that begins the list, which `empty` has as well: beside the title once there is something. */
  add?: ReactNode
  /** What else can be done, as buttons before `add`. */
  besides?: readonly HeaderAction[]
  /** Between title and list: the tabs of the place. */
  tabs?: ReactNode

  /** What the address says. */
  filter: Filter
  onFilter: (filter: Filter) => void
  /** The address of the list with a filter. */
  hrefOf: (filter: Filter) => string
  /** Reads what an address or a saved view says. */
  read: (raw: Record<string, unknown>) => Filter
  segments?: readonly ListSegment[]
  views?: readonly OwnView<Filter>[]
  /** What the search field searches: 'Nummer, relatie of kenmerk'. */
  searchPlaceholder?: string
  searchLabel?: string
  /** The list is come to for its search: one types at once. */
  isSearchFirst?: boolean
  /** How long after a key is searched; 0 where all rows are here. */
  searchDelayMs?: number
  /** The date that `from` and `to` are of; without it there are no dates. */
  dateLabel?: string
  /** How many of these filters are on, their fields, and the filter without them. */
  filters?: { count: number; fields: ReactNode; cleared: Filter }
  exports?: readonly MenuAction[]

  pages: ListPages<Row>
  /** How many rows there are in all. */
  totalCount?: number | undefined
  /** There are more than were counted. */
  isCapped?: boolean | undefined
  /** The order without another one, `[-]column`; without it the list cannot be sorted. */
  defaultSort?: string
  /** The orders in which a long list can begin at a date, a number or a name. */
  starts?: ListStarts
  columns: readonly Column<Row>[]
  /** The id of a row: its key, and what the address calls it. */
  rowId: (row: Row) => number
  rowLabel?: (row: Row) => string
  /** The screen of a row of its own. */
  rowHref?: (row: Row) => string
  /** Opens a row where that is more than going to its screen. A row with neither is looked into. */
  onOpen?: (row: Row) => void
  peekOf?: (row: Row) => Peek
  bulk?: Bulk<Row>
  /** Which rows are chosen, where the screen keeps that itself and says below the list what comes of it. */
  selection?: Selection | undefined
  /** What they come to and what is done with them, in the bar under the list. */
  selectionBar?: { summary: ReactNode; actions: ReactNode }
  groupOf?: (row: Row) => RowGroup
  /** On a phone its cards stand under their months. The same object at every render. */
  months?: Months<Row>
  /** In the place of the rows, as long as there is nothing to look for. */
  instead?: ReactNode
  /** Instead of rows when there are none. */
  empty: ReactNode
}
