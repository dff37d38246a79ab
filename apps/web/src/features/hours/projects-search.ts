import type { contract, QueryOf } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { omitUndefined } from '../../app/transport/omit-undefined.ts'
import { listSearch, searchSort } from '../../shared/lists/list-search.ts'

const projectsSearch = v.object({
  search: listSearch.search,
  view: listSearch.view,
  start: listSearch.start,
  sort: searchSort(['name'] as const),
  state: v.fallback(v.optional(v.picklist(['open', 'closed'])), undefined),
})
/** What the address of the projects says. */
export type ProjectsSearch = v.InferOutput<typeof projectsSearch>

/** Reads the address; a filter that cannot be read is as if it were not there. */
export const readProjectsSearch = (raw: Record<string, unknown>): ProjectsSearch => v.parse(projectsSearch, raw)

/** The filter as the wire has it. */
export const projectsQuery = ({ search, sort, start, state }: ProjectsSearch): QueryOf<typeof contract.projects.list> =>
  omitUndefined({ search, sort, start, state })

/** The address of the projects with these filters. */
export const projectsHref = (administrationId: number, filter: ProjectsSearch): string =>
  administrationAddress(administrationId, 'projects', { search: filter })
