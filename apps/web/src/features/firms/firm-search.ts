import * as v from 'valibot'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

/** What the address of the clients of a firm says; what cannot be read is as if it were not there. */
export const firmSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  state: v.fallback(v.optional(v.picklist(['archived'])), undefined),
  sort: searchSort(['companyName', 'currentPeriodEnd'] as const),
})
export type FirmSearch = v.InferOutput<typeof firmSearch>

/** Reads what an address or a saved view says. */
export const readFirmSearch = (raw: Record<string, unknown>): FirmSearch => v.parse(firmSearch, raw)
