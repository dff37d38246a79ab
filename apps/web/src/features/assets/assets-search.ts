import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { searchDay } from '../../app/routing/search-day.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const assetsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  sort: searchSort(['name', 'inUseOn', 'costCents'] as const),
  state: v.fallback(v.optional(v.picklist(['in_use', 'left'])), undefined),
  /** The day that the register is of; absent for today. */
  asOf: searchDay,
})
/** What the address of the register says. */
export type AssetsSearch = v.InferOutput<typeof assetsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readAssetsSearch = (raw: Record<string, unknown>): AssetsSearch => v.parse(assetsSearch, raw)

/** The filter as the wire has it. */
export const assetsQuery = ({ search, sort, start, state, asOf }: AssetsSearch): QueryOf<typeof contract.assets.list> =>
  omitUndefined({ search, sort, start, state, asOf })

/** The address of the register with these filters. */
export const assetsHref = (administrationId: number, filter: AssetsSearch): string =>
  administrationAddress(administrationId, 'assets', { search: filter })

/** The screen of one asset. */
export const assetHref = (administrationId: number, assetId: number): string =>
  administrationAddress(administrationId, 'assets/$assetId', { params: { assetId } })
