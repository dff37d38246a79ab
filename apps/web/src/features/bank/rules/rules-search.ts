import * as v from 'valibot'
import { administrationAddress } from '../../../app/routing/address.ts'
import { listSearch, searchSort } from '../../../shared/lists/list-search.ts'

const rulesSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  sort: searchSort(['position', 'name', 'hits'] as const),
})
/** What the address of the rules of bank lines says. */
export type RulesSearch = v.InferOutput<typeof rulesSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readRulesSearch = (raw: Record<string, unknown>): RulesSearch => v.parse(rulesSearch, raw)

/** The address of the list with these filters. */
export const rulesHref = (administrationId: number, filter: RulesSearch): string =>
  administrationAddress(administrationId, 'bank/rules', { search: filter })
