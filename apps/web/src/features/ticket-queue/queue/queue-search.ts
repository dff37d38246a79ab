import type { contract, QueryOf, TicketTag } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { address } from '../../../app/routing/address.ts'
import { omitUndefined } from '../../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../../shared/lists/list-search.ts'

const states = ['answered', 'closed', 'all'] as const

/** The choices above the queue; undefined is what waits for an answer. */
export const stateFilters: readonly { readonly state: QueueSearch['state']; readonly label: string }[] = [
  { state: undefined, label: 'Open' },
  { state: 'answered', label: 'Beantwoord' },
  { state: 'closed', label: 'Gesloten' },
  { state: 'all', label: 'Alles' },
]

const tag = v.pipe(v.number(), v.picklist([1, 2, 3, 6, 7] satisfies TicketTag[]))

const queueSearch = v.object({
  state: v.fallback(v.optional(v.picklist(states)), undefined),
  tag: v.fallback(v.optional(tag), undefined),
  assigned: v.fallback(v.optional(v.picklist(['me', 'nobody'])), undefined),
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  sort: searchSort(['lastResponseAt', 'waitingSince'] as const),
})
/** Which tickets somebody looks at; the address of a ticket has it too, for the way back and the next one. */
export type QueueSearch = v.InferOutput<typeof queueSearch>

/** Reads the address; a filter that cannot be read is undefined: one that is left out the router passes on unread. */
export const readQueueSearch = (raw: Record<string, unknown>): QueueSearch => v.parse(queueSearch, raw)

/** The filter as the wire has it. */
export function queryOf({
  state,
  tag: about,
  assigned,
  search,
  sort,
  start,
}: QueueSearch): QueryOf<typeof contract.ticketQueue.list> {
  return omitUndefined({
    state: state === 'all' ? undefined : (state ?? 'open'),
    tag: about === undefined ? undefined : (`${about}` as const),
    assigned,
    search,
    sort,
    start,
  })
}

/** The address of the queue with these filters. */
export const queueHref = (filter: QueueSearch): string => address('/v2/admin/tickets', { search: filter })

/** The address of a ticket, come from the queue with these filters. */
export const ticketHref = (ticketId: number, filter: QueueSearch): string =>
  address('/v2/admin/tickets/$ticketId', { params: { ticketId }, search: filter })
