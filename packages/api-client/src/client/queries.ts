import { queryOptions, type DefaultOptions, type QueryClient } from '@tanstack/react-query'
import { allCalls } from '../contract/index.ts'
import type { Area, Call, InputOf } from '../contract/call.ts'
import type { AnswerOf, AnyInput, Api } from './api.ts'

/** Ten minutes (specification, section 9). */
export const staleTime_ms = 600_000

/**
 * How reads and writes go (specification, section 9): ten minutes fresh, no retry, not again on focus. Offline is an
 * error one can retry, not a request that hangs; coming back online fetches again what failed or grew old.
 */
export const clientDefaults = {
  queries: {
    staleTime: staleTime_ms,
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

const names = new Map(allCalls.map((named) => [named.call, named]))

function namedCall(call: Call) {
  const named = names.get(call)
  if (!named) throw new Error(`${call.method} ${call.path} is not in the contract`)
  return named
}

/** The cache key of a read: area and call first, so that a write can name whole areas. */
export function queryKeyOf(call: Call, input: unknown, scope: QueryScope): readonly unknown[] {
  const { area, name } = namedCall(call)
  return [area, name, scope, input]
}

/**
 * The query options of a read by its policy: NEVER is fetched once, SPECIFIED is kept ten minutes or until a
 * write names its area, ALWAYS is fetched at every use.
 */
export function createQueries(api: Api, scope: (call: Call, input: AnyInput) => QueryScope) {
  return function query<C extends Call>(call: C, input: InputOf<C>) {
    return queryOptions({
      queryKey: queryKeyOf(call, input, scope(call, input as AnyInput)),
      queryFn: ({ signal }): Promise<AnswerOf<C>> => api.call(call, input, { signal }),
      staleTime: { NEVER: Number.POSITIVE_INFINITY, SPECIFIED: staleTime_ms, ALWAYS: 0 }[call.policy],
    })
  }
}

/** Makes stale what a write touched. Resolves when what is on the screen has been fetched again. */
export async function invalidateAfter(client: QueryClient, call: Call): Promise<void> {
  const areas: readonly Area[] = call.stale
  await client.invalidateQueries({
    predicate: ({ queryKey: [area, name] }) =>
      areas.includes(area as Area) && allCalls.some((named) => named.name === name && named.call.policy !== 'NEVER'),
  })
}
