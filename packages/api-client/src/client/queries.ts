import { queryOptions, type DefaultOptions, type Query, type QueryClient } from '@tanstack/react-query'
import type { Area, Call, InputOf, NamedCall } from '../contract/call.ts'
import type { AnswerOf, AnyInput, Api } from './api.ts'

/** Ten minutes (specification, section 9). */
export const STALE_TIME_MS = 600_000

/**
 * So long an answer counts as one of the same use. Resting on a link, pressing it and showing its screen each ask for what
 * the screen reads; what was read a moment ago is not read again.
 */
export const ONE_USE_MS = 3_000

/**
 * How reads and writes go (specification, section 9): ten minutes fresh, no retry, not again on focus. Offline is an
 * error one can retry, not a request that hangs; coming back online fetches again what failed or grew old.
 */
export const clientDefaults = {
  queries: {
    staleTime: STALE_TIME_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    networkMode: 'always',
  },
  mutations: { retry: false, networkMode: 'always' },
} as const satisfies DefaultOptions

/** What an answer depends on beside the call: whose eyes see it. */
export interface QueryScope {
  readonly userId: number | null
  readonly actingAs: string | null
}

/**
 * The cache key of a read: area and call first, so that a write can name whole areas. What is never fetched again stands
 * in none.
 */
export function queryKeyOf(call: NamedCall, input: unknown, scope: QueryScope): readonly unknown[] {
  return [call.policy === 'NEVER' ? null : call.area, call.name, scope, input]
}

/**
 * The query options of a read by its policy: NEVER is fetched once, SPECIFIED is kept ten minutes or until a
 * write names its area, ALWAYS is fetched at every use.
 */
export function createQueries(api: Api, scope: (call: NamedCall, input: AnyInput) => QueryScope) {
  return function query<C extends NamedCall>(call: C, input: InputOf<C>) {
    return queryOptions({
      queryKey: queryKeyOf(call, input, scope(call, input as AnyInput)),
      queryFn: ({ signal }): Promise<AnswerOf<C>> => api.call(call, input, { signal }),
      staleTime: { NEVER: Number.POSITIVE_INFINITY, SPECIFIED: STALE_TIME_MS, ALWAYS: ONE_USE_MS }[call.policy],
    })
  }
}

/**
 * Makes stale what a write touched. Resolves when what is on the screen has been fetched again. A read that is on its way
 * may have left before the write: it is asked again, for whoever waits for it.
 */
export async function invalidateAfter(client: QueryClient, call: Call): Promise<void> {
  const touched = touchedBy(call)
  const onTheirWay = client.getQueryCache().findAll({ ...touched, fetchStatus: 'fetching' })
  // What is shown already the cache asks again by itself; a first read, and one ahead of its use, it would wait for.
  const asked = onTheirWay.filter((query) => query.state.data === undefined || !query.isActive())
  for (const query of asked) {
    void query.cancel({ silent: true })
    // Its error is told by whoever began it.
    query.fetch().catch(() => {})
  }
  await client.invalidateQueries(touched)
}

/**
 * Makes stale what a write was about that somebody else had changed: whatever asks for it next fetches it. What is on the
 * screen stays as it is, since somebody types there.
 */
export async function invalidateAfterConflict(client: QueryClient, call: Call): Promise<void> {
  await client.invalidateQueries({ ...touchedBy(call), refetchType: 'none' })
}

function touchedBy(call: Call) {
  const areas: readonly Area[] = call.stale
  return { predicate: ({ queryKey: [area] }: Pick<Query, 'queryKey'>) => areas.includes(area as Area) }
}
