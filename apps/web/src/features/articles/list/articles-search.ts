import { articleTopic } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { address } from '../../../app/routing/address.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { searchText } from '../../../app/routing/search-text.ts'

const articlesSearch = v.object({
  state: v.fallback(v.optional(v.picklist(['draft', 'published'])), undefined),
  topic: v.fallback(v.optional(articleTopic), undefined),
  search: searchText,
})
/** Which articles somebody looks at. */
export type ArticlesSearch = v.InferOutput<typeof articlesSearch>

/** Reads the address; a filter that cannot be read is undefined: one that is left out the router passes on unread. */
export const readArticlesSearch = (raw: Record<string, unknown>): ArticlesSearch => v.parse(articlesSearch, raw)

/** Whether all articles of a topic are in sight, so that they can be put in order. */
export const canOrder = ({ state, search }: ArticlesSearch): boolean => state === undefined && search === undefined

/** The way back to the list of articles, as it was left. */
export const articlesBack = () => ({ label: 'Artikelen', href: asLeft(address('/v2/admin/articles')) })
