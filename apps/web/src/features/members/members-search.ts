import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const membersSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  sort: searchSort(['name', 'lastSeenAt'] as const),
})
/** What the address of the people of an administration says. */
export type MembersSearch = v.InferOutput<typeof membersSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readMembersSearch = (raw: Record<string, unknown>): MembersSearch => v.parse(membersSearch, raw)

/** The filter as the wire has it. */
export const membersQuery = ({ search, sort = 'name' }: MembersSearch): QueryOf<typeof contract.members.list> =>
  omitUndefined({ search, sort })

/** The address of the list with these filters. */
export const membersHref = (administrationId: number, filter: MembersSearch): string =>
  administrationAddress(administrationId, 'settings/users', { search: filter })
