import * as v from 'valibot'
import type { Sort } from '@klopt/ui'
import { searchDay } from '../../app/routing/search-day.ts'
import { searchText } from '../../app/routing/search-text.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
/** An id in an address; what cannot be read counts as absent. */
export const searchId = v.fallback(v.optional(id), undefined)

/** What the address of every list can say; a list adds the filters it has. */
export const listSearch = {
  search: searchText,
  from: searchDay,
  to: searchDay,
  /** The saved view that was chosen. */
  view: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
  /** The row one looks into. */
  peek: searchId,
  /** Where the list begins: a value of the column it is sorted by. */
  start: searchText,
}
export type ListSearch = {
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
  view?: string | undefined
  peek?: number | undefined
  sort?: string | undefined
  start?: string | undefined
}

/** By which columns a list can begin at a value, and what is asked for then: 'Ga naar datum'. */
export type ListStarts = Readonly<Record<string, { readonly label: string; readonly kind: 'date' | 'text' }>>

interface DocumentSearch extends ListSearch {
  contactId?: number | undefined
  status?: string | undefined
}

/** The filter of a list of documents as the wire has it: without what only the screen knows. */
export const documentQuery = <F extends DocumentSearch>({ contactId, view: _view, peek: _peek, ...filter }: F) =>
  omitUndefined({ ...filter, contactId: contactId === undefined ? undefined : String(contactId) })

/** The filter of a list that comes in one answer, as the file of it is asked for. */
export const oneAnswerQuery = <F extends ListSearch>({ view: _view, peek: _peek, ...filter }: F) =>
  omitUndefined(filter)

/** Whether something beside the status makes a list of documents smaller. */
export const isNarrowed = ({ search, contactId, from }: DocumentSearch): boolean =>
  [search, contactId, from].some((value) => value !== undefined)

/** The order in an address, `[-]column` of the columns that are offered; what cannot be read counts as absent. */
export const searchSort = <Column extends string>(columns: readonly Column[]) =>
  v.fallback(
    v.optional(v.picklist(columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`]))),
    undefined,
  )

/** The order of an address as a table has it. */
export function sortOf(text: string | undefined): Sort | undefined {
  if (text === undefined) return undefined
  const isDescending = text.startsWith('-')
  return { columnId: text.slice(isDescending ? 1 : 0), direction: isDescending ? 'descending' : 'ascending' }
}

/** The order of a table as the address and the server have it. */
export const sortText = ({ columnId, direction }: Sort): string => (direction === 'descending' ? '-' : '') + columnId

/** What an address says besides what one looks at: two of the same show the same rows in the same order. */
export function sameRows(one: ListSearch, other: ListSearch): boolean {
  return rowsText(one) === rowsText(other)
}

/** Whether an address asks for nothing but what is listed anyhow, in whatever order. */
export const isUnfiltered = (search: ListSearch): boolean => rowsText({ ...search, sort: undefined }) === '[]'

/** The filters and the order of an address as one text. */
export function rowsText({ view: _view, peek: _peek, start: _start, ...rest }: ListSearch): string {
  const said = Object.entries(rest).filter(([, value]) => value !== undefined)
  return JSON.stringify(said.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
