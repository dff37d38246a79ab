import { createApi, createQueries, staleTime_ms, type ApiError } from '@klopt/api-client'
import type { Call } from '@klopt/api-client/contract'
import { QueryClient } from '@tanstack/react-query'
import { readStored } from './storage.ts'

type ErrorListener = (error: ApiError, call: Call) => void
const errorListeners = new Set<ErrorListener>()

/** Hears every failed call: the session guard and error reporting. Returns how to stop. */
export function onApiError(listener: ErrorListener): () => void {
  errorListeners.add(listener)
  return () => errorListeners.delete(listener)
}

export const api = createApi({
  fetch: (input, init) => fetch(input, init),
  origin: '',
  clientHeaders: { 'X-Client': 'web', 'X-Device': 'browser' },
  onError: (error, call) => errorListeners.forEach((listener) => listener(error, call)),
})

let userId: number | null = null
/** Whose eyes the cache belongs to; part of every key. */
export function setCacheOwner(id: number | null): void {
  userId = id
}

/** `query(contract.area.call, input)`: the options for useQuery and loaders. */
export const query = createQueries(api, () => ({
  userId,
  actingAs: String(readStored('selected-role')?.userId ?? ''),
}))

export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline is an error one can retry, not a request that hangs.
    queries: { staleTime: staleTime_ms, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
