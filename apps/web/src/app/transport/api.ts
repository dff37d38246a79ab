import { clientDefaults, createQueries } from '@klopt/api-client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { actingUserOf } from '../session/acting-as.ts'
import { notifyFailedRead, notifyFailedWrite } from '../errors/unhandled-errors.ts'
import { api } from './calls.ts'

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

/** What the screens have read. The page of a customer keeps nothing, and loads none of it. */
export const queryClient = new QueryClient({
  defaultOptions: clientDefaults,
  queryCache: new QueryCache({ onError: notifyFailedRead }),
  // Awaited before the form hears of it, so that it can leave out what the modal has said.
  mutationCache: new MutationCache({ onError: (error, _input, _kept, mutation) => notifyFailedWrite(error, mutation) }),
})
