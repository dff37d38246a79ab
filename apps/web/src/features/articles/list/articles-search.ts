import type { contract, QueryOf } from '@klopt/api-client/contract'
import { articleTopic } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { address } from '../../../app/routing/address.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { omitUndefined } from '../../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../../shared/lists/list-search.ts'

const articlesSearch = v.object({
  state: v.fallback(v.optional(v.picklist(['draft', 'published'])), undefined),
  topic: v.fallback(v.optional(articleTopic), undefined),
  search: listSearch.search,
  view: listSearch.view,
  sort: searchSort(['title', 'updatedAt'] as const),
})
/** Which articles somebody looks at. */
export type ArticlesSearch = v.InferOutput<typeof articlesSearch>

/** Reads the address; a filter that cannot be read is undefined: one that is left out the router passes on unread. */
export const readArticlesSearch = (raw: Record<string, unknown>): ArticlesSearch => v.parse(articlesSearch, raw)

/** What is asked of the server: articles of each state, so that the screen counts them. */
export const articlesQuery = ({ search, topic }: ArticlesSearch): QueryOf<typeof contract.articles.list> =>
  omitUndefined({ search, topic })

/** The address of the list with these filters. */
export const articlesHref = (filter: ArticlesSearch): string => address('/v2/admin/articles', { search: filter })

/** The way back to the list of articles, as it was left. */
export const articlesBack = () => ({ label: 'Artikelen', href: asLeft(address('/v2/admin/articles')) })
