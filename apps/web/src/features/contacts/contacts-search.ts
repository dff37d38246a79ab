import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const contactsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  peek: listSearch.peek,
  start: listSearch.start,
  sort: searchSort(['name', 'city'] as const),
  archived: v.fallback(v.optional(v.literal(true)), undefined),
})
/** What the address of the list of contacts says. */
export type ContactsSearch = v.InferOutput<typeof contactsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readContactsSearch = (raw: Record<string, unknown>): ContactsSearch => v.parse(contactsSearch, raw)

/** The filter as the wire has it. */
export const contactsQuery = ({
  search,
  sort,
  start,
  archived,
}: ContactsSearch): QueryOf<typeof contract.contacts.list> =>
  omitUndefined({ search, sort, start, archived: archived && ('true' as const) })

/** The address of the list with these filters. */
export const contactsHref = (administrationId: number, filter: ContactsSearch): string =>
  administrationAddress(administrationId, 'contacts', { search: filter })
