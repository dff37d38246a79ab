import * as v from 'valibot'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const errorReportsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  peek: listSearch.peek,
  sort: searchSort(['lastSeenAt', 'occurrences'] as const),
  source: v.fallback(v.optional(v.picklist(['browser', 'server'])), undefined),
})
/** What the address of the error reports says. */
export type ErrorReportsSearch = v.InferOutput<typeof errorReportsSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readErrorReportsSearch = (raw: Record<string, unknown>): ErrorReportsSearch =>
  v.parse(errorReportsSearch, raw)
