import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const collectablesSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  sort: searchSort(['contactName', 'number', 'dueDate', 'openCents'] as const),
})
/** What the address of the invoices to collect says. */
export type CollectablesSearch = v.InferOutput<typeof collectablesSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readCollectablesSearch = (raw: Record<string, unknown>): CollectablesSearch =>
  v.parse(collectablesSearch, raw)

/** The address of the invoices to collect with these filters. */
export const collectablesHref = (administrationId: number, filter: CollectablesSearch = {}): string =>
  administrationAddress(administrationId, 'invoices/direct-debits', { search: filter })
