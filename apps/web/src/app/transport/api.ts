import { clientDefaults, createApi, createQueries, type ApiError, type ApiOptions } from '@klopt/api-client'
import type { Call } from '@klopt/api-client/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { actingUserOf } from '../session/acting-as.ts'
import { transport } from './transport.ts'
import { notifyFailedRead, notifyFailedWrite } from '../errors/unhandled-errors.ts'

type ErrorListener = (error: ApiError, call: Call) => void
const errorListeners = new Set<ErrorListener>()

/** Hears every failed call: the session guard and error reporting. Returns how to stop. */
export function onApiError(listener: ErrorListener): () => void {
  errorListeners.add(listener)
  return () => errorListeners.delete(listener)
}

const apiOptions: ApiOptions = {
  ...transport,
  headersFor: (call, { params }) => {
    const actingAs = actingUserOf(call, params)
    return actingAs === null ? null : { 'X-Acting-As': String(actingAs) }
  },
  onError: (error, call) => errorListeners.forEach((listener) => listener(error, call)),
}

export const api = createApi(apiOptions)

/** Calls that go out as ours do, by another way of sending them. */
export const apiBy = (fetch: typeof globalThis.fetch) => createApi({ ...apiOptions, fetch })

let userId: number | null = null
/** Whose eyes the cache belongs to; part of every key. */
export function setCacheOwner(id: number | null): void {
  userId = id
}
export const cacheOwner = (): number | null => userId

/** `query(contract.area.call, input)`: the options for useQuery and loaders. */
export const query = createQueries(api, (call, { params }) => ({
  userId,
  actingAs: String(actingUserOf(call, params) ?? ''),
}))

export const queryClient = new QueryClient({
  defaultOptions: clientDefaults,
  queryCache: new QueryCache({ onError: notifyFailedRead }),
  // Awaited before the form hears of it, so that it can leave out what the modal has said.
  mutationCache: new MutationCache({ onError: (error, _input, _kept, mutation) => notifyFailedWrite(error, mutation) }),
})
