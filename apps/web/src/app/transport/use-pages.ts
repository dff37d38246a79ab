import type { AnswerOf } from '@klopt/api-client'
import type { NamedCall, InputOf } from '@klopt/api-client/contract'
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { query } from './api.ts'
import { api } from './calls.ts'

interface Paged<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  /** Of a list that can begin in its middle: what leads back from there. */
  readonly previousCursor?: string | null
}
type ItemOf<C extends NamedCall> = AnswerOf<C> extends Paged<infer Item> ? Item : never
type PagedInput = { readonly query?: object }

interface PagesOptions<Item> {
  readonly enabled?: boolean
  /** Whether these items are still changing by themselves, so that they are fetched again. */
  readonly pollWhile?: (items: readonly Item[]) => boolean
  /** How long after the last time; a second when left out. */
  readonly pollMs?: number
}
const POLL_MS = 1000

/**
 * A paged list of the contract, fetched a page further at a time, with the items of all pages so far and the page it
 * began with, for what a list says beside them. Its key begins as that of any other read, so that a write that names its
 * area makes it stale too.
 */
export function usePages<C extends NamedCall>(
  call: AnswerOf<C> extends Paged<unknown> ? C : never,
  input: InputOf<C>,
  { enabled = true, pollWhile, pollMs = POLL_MS }: PagesOptions<ItemOf<C>> = {},
) {
  const { queryKey } = query<C>(call, input)
  const pages = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const filter = (input as PagedInput).query
      const next = { ...(input as PagedInput), query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) } }
      return api.call<C>(call, next as InputOf<C>, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as Paged<unknown>).nextCursor,
    getPreviousPageParam: (first) => (first as Paged<unknown>).previousCursor,
    enabled,
    refetchInterval: ({ state }) => pollWhile?.(itemsOf<C>(state.data)) === true && pollMs,
  })
  return {
    ...pages,
    items: itemsOf<C>(pages.data),
    first: pages.data?.pages[pages.data.pageParams.indexOf(null)],
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    /** The same for who waits for it, also after the list has gone from the screen; null when there is no more. */
    fetchMore: pages.hasNextPage ? moreOf<C>(pages) : null,
    hasEarlier: pages.hasPreviousPage,
    isLoadingEarlier: pages.isFetchingPreviousPage,
    loadEarlier: () => void pages.fetchPreviousPage(),
  }
}

interface More<Item> {
  readonly rows: readonly Item[]
  readonly loadMore: (() => Promise<More<Item>>) | null
}

/** Fetches a page more. Throws what the call threw. */
const moreOf =
  <C extends NamedCall>({ fetchNextPage }: Pick<UseInfiniteQueryResult<Pages>, 'fetchNextPage'>) =>
  async (): Promise<More<ItemOf<C>>> => {
    const more = await fetchNextPage({ throwOnError: true })
    return { rows: itemsOf<C>(more.data), loadMore: more.hasNextPage ? moreOf<C>(more) : null }
  }

type Pages = InfiniteData<unknown>

const itemsOf = <C extends NamedCall>(data: { readonly pages: readonly unknown[] } | undefined): ItemOf<C>[] =>
  data?.pages.flatMap((page) => (page as Paged<ItemOf<C>>).items) ?? []
