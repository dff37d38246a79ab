import * as v from 'valibot'
import { administrationAddress } from '../../../app/routing/address.ts'
import { listSearch } from '../../../shared/lists/list-search.ts'

const ticketsSearch = v.object({ search: listSearch.search, view: listSearch.view })
/** What the address of the tickets says. */
export type TicketsSearch = v.InferOutput<typeof ticketsSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readTicketsSearch = (raw: Record<string, unknown>): TicketsSearch => v.parse(ticketsSearch, raw)

/** The address of the tickets with this filter. */
export const ticketsHref = (administrationId: number, filter: TicketsSearch): string =>
  administrationAddress(administrationId, 'tickets', { search: filter })

/** Where a ticket is shown. */
export const ticketHref = (administrationId: number, ticketId: number): string =>
  administrationAddress(administrationId, 'tickets/$ticketId', { params: { ticketId } })
