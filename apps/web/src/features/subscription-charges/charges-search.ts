import * as v from 'valibot'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const chargesSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  peek: listSearch.peek,
  start: listSearch.start,
  sort: searchSort(['collectionDate', 'number'] as const),
  state: v.fallback(v.optional(v.picklist(['planned', 'handed_in', 'collected', 'failed'])), undefined),
})
/** What the address of the charges of everybody says. */
export type ChargesSearch = v.InferOutput<typeof chargesSearch>
/** Reads the address; what cannot be read is as if it were not there. */
export const readChargesSearch = (raw: Record<string, unknown>): ChargesSearch => v.parse(chargesSearch, raw)
