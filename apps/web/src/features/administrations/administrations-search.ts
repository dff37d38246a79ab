import * as v from 'valibot'
import { address } from '../../app/routing/address.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const administrationsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  sort: searchSort(['name'] as const),
})
/** What the address of one's own administrations says. */
export type AdministrationsSearch = v.InferOutput<typeof administrationsSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readAdministrationsSearch = (raw: Record<string, unknown>): AdministrationsSearch =>
  v.parse(administrationsSearch, raw)

/** The address of the list with these filters. */
export const administrationsHref = (filter: AdministrationsSearch): string =>
  address('/v2/my-administrations', { search: filter })
