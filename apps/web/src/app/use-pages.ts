import type { AnswerOf } from '@klopt/api-client'
import type { Call, InputOf } from '@klopt/api-client/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, query } from './api.ts'

type Paged = { readonly nextCursor: string | null }
type PagedInput = { readonly query?: object }

/**
 * A paged list of the contract, fetched a page further at a time. Its key begins as that of any other read, so that
 * a write that names its area makes it stale too.
 */
export function usePages<C extends Call>(call: AnswerOf<C> extends Paged ? C : never, input: InputOf<C>) {
  const { queryKey } = query<C>(call, input)
  return useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const filter = (input as PagedInput).query
      const next = { ...(input as PagedInput), query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) } }
      return api.call<C>(call, next as InputOf<C>, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as Paged).nextCursor,
  })
}
