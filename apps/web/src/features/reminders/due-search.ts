import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const dueSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  sort: searchSort(['contactName', 'openCents'] as const),
})
/** What the address of today's reminders says. */
export type DueSearch = v.InferOutput<typeof dueSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readDueSearch = (raw: Record<string, unknown>): DueSearch => v.parse(dueSearch, raw)

/** The address of today's reminders with these filters. */
export const dueHref = (administrationId: number, filter: DueSearch = {}): string =>
  administrationAddress(administrationId, 'invoices/reminders', { search: filter })
