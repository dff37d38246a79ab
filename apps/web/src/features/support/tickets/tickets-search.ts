import * as v from 'valibot'
import { administrationAddress } from '../../../app/routing/address.ts'
import type { contract, QueryOf } from '@klopt/api-client/contract'
import { omitUndefined } from '../../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../../shared/lists/list-search.ts'

const ticketsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  sort: searchSort(['createdAt', 'lastResponseAt', 'subject'] as const),
  state: v.fallback(v.optional(v.picklist(['open', 'answered', 'closed'])), undefined),
})
/** What the address of the tickets says. */
export type TicketsSearch = v.InferOutput<typeof ticketsSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readTicketsSearch = (raw: Record<string, unknown>): TicketsSearch => v.parse(ticketsSearch, raw)

/** The filter as the wire has it. */
export const ticketsQuery = ({ search, sort, start, state }: TicketsSearch): QueryOf<typeof contract.tickets.page> =>
  omitUndefined({ search, sort, start, state })

/** The address of the tickets with this filter. */
export const ticketsHref = (administrationId: number, filter: TicketsSearch): string =>
  administrationAddress(administrationId, 'tickets', { search: filter })

/** Where a ticket is shown. */
export const ticketHref = (administrationId: number, ticketId: number): string =>
  administrationAddress(administrationId, 'tickets/$ticketId', { params: { ticketId } })
