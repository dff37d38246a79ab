import type { AnswerOf, AnyInput, CallOptions } from '@klopt/api-client'
import type { Call, InputOf } from '@klopt/api-client/contract'
import { apiBy } from './calls.ts'
import { assertReadable } from './readable.ts'

/** A file of 10 MB over a slow line; half a minute less than the server waits. */
const TIMEOUT_MS = 300_000

export interface UploadOptions extends Pick<CallOptions, 'signal' | 'idempotencyKey'> {
  /** Told how much of it is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** A call with a large body, which says how far it is. Throws what every call throws, and what reading its file does. */
export async function upload<C extends Call>(
  call: C,
  input: InputOf<C>,
  { onProgress = () => {}, ...options }: UploadOptions = {},
): Promise<AnswerOf<C>> {
  const { body } = input as AnyInput
  if (body instanceof Blob) await assertReadable(body)
  return apiBy(sendWithProgress(onProgress)).call(call, input, { timeoutMs: TIMEOUT_MS, ...options })
}

/**
 * Puts a file where a signed link leads, by nothing that signs one in here. False when that cannot be done; throws when it was
 * stopped, and what reading its file does.
 */
export async function putAt(
  url: string,
  file: Blob,
  { onProgress = () => {}, signal }: Pick<UploadOptions, 'signal' | 'onProgress'> = {},
): Promise<boolean> {
  await assertReadable(file)
  const init = { method: 'PUT', body: file, ...(signal && { signal }) }
  try {
    return (await sendWithProgress(onProgress)(url, init)).ok
  } catch (error) {
    if (signal?.aborted) throw error
    return false
  }
}

/** As `fetch` for what the client of the contract asks of it; `fetch` itself does not tell how much is sent. */
function sendWithProgress(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address instanceof Request ? address.url : address)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('The connection was lost')))
      const stop = () => {
        request.abort()
        reject(signal?.reason)
      }
      if (signal?.aborted) return stop()
      signal?.addEventListener('abort', stop, { once: true })
      // The signal outlives the request by minutes, and would keep its file in memory for as long.
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
      request.send(body as XMLHttpRequestBodyInit)
    })
}

/** A status without content may not have a body, not even an empty one. */
function answerOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  // All of them: asking for one that another origin keeps to itself is an error in the console.
  const lines = request.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm)
  const headers = Array.from(lines, ([, name = '', value = '']): [string, string] => [name, value])
  return new Response(status === 204 ? null : responseText, { status, headers })
}
