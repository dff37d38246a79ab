import * as v from 'valibot'
import { address } from '../../app/routing/address.ts'
import { listSearch } from '../../shared/lists/list-search.ts'

/** Shorter than this finds nothing. */
export const SHORTEST = 2

const staffSearch = v.object({ search: listSearch.search, view: listSearch.view })
/** What staff searches for. */
export type StaffSearch = v.InferOutput<typeof staffSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readStaffSearch = (raw: Record<string, unknown>): StaffSearch => v.parse(staffSearch, raw)

/** The address of the search. */
export const staffSearchHref = (filter: StaffSearch): string => address('/v2/admin', { search: filter })
