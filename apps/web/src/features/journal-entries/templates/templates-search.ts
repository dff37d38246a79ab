import * as v from 'valibot'
import { administrationAddress } from '../../../app/routing/address.ts'
import { listSearch, searchSort } from '../../../shared/lists/list-search.ts'

const templatesSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  sort: searchSort(['name', 'amount'] as const),
})
/** What the address of the templates of entries says. */
export type TemplatesSearch = v.InferOutput<typeof templatesSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readTemplatesSearch = (raw: Record<string, unknown>): TemplatesSearch => v.parse(templatesSearch, raw)

/** The address of the list with these filters. */
export const templatesHref = (administrationId: number, filter: TemplatesSearch): string =>
  administrationAddress(administrationId, 'journal/templates', { search: filter })
