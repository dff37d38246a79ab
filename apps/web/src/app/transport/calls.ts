import { createApi, type ApiError, type ApiOptions } from '@klopt/api-client'
import type { Call } from '@klopt/api-client/contract'
import { actingUserOf } from '../session/acting-as.ts'
import { transport } from './transport.ts'

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
