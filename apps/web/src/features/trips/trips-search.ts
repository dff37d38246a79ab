import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchId, searchSort } from '../../shared/lists/list-search.ts'

const tripsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  sort: searchSort(['day'] as const),
  kind: v.fallback(v.optional(v.picklist(['business', 'commute', 'private'])), undefined),
  /** The trip that is changed. */
  open: searchId,
})
/** What the address of the trips says. */
export type TripsSearch = v.InferOutput<typeof tripsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readTripsSearch = (raw: Record<string, unknown>): TripsSearch => v.parse(tripsSearch, raw)

/** The filter as the wire has it. */
export const tripsQuery = ({ search, sort, start, kind }: TripsSearch): QueryOf<typeof contract.trips.list> =>
  omitUndefined({ search, sort, start, kind })

/** The address of the trips with these filters. */
export const tripsHref = (administrationId: number, filter: TripsSearch): string =>
  administrationAddress(administrationId, 'trips', { search: filter })
