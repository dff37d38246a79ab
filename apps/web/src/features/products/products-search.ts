import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const productsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  sort: searchSort(['number', 'name'] as const),
  archived: v.fallback(v.optional(v.literal(true)), undefined),
})
/** What the address of the list of products says. */
export type ProductsSearch = v.InferOutput<typeof productsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readProductsSearch = (raw: Record<string, unknown>): ProductsSearch => v.parse(productsSearch, raw)

/** The filter as the wire has it. */
export const productsQuery = ({
  search,
  sort,
  start,
  archived,
}: ProductsSearch): QueryOf<typeof contract.products.list> =>
  omitUndefined({ search, sort, start, archived: archived && ('true' as const) })

/** The address of the list with these filters. */
export const productsHref = (administrationId: number, filter: ProductsSearch): string =>
  administrationAddress(administrationId, 'products', { search: filter })
