import type { Call, InputOf, ResponseOf } from '../contract/call.ts'
import { errorFromFailure, errorFromResponse, type ApiError } from './api-error.ts'

/** A file as the server sends it, with the name of its content-disposition. */
export interface Download {
  readonly name: string
  readonly blob: Blob
}

/** What `call()` answers: the contract's response, a download, or nothing. */
export type AnswerOf<C extends Call> = C extends { response: 'file' } ? Download : ResponseOf<C>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** After this the request counts as aborted. 30 seconds when left out. */
  readonly timeout_ms?: number
  /** One key per intent of the user: a repeated request with the same key has one effect. */
  readonly idempotencyKey?: string
}

export interface Api {
  call<C extends Call>(call: C, input: InputOf<C>, options?: CallOptions): Promise<AnswerOf<C>>
}

export interface ApiOptions {
  readonly fetch: typeof globalThis.fetch
  /** Empty in the browser; an origin elsewhere. */
  readonly origin: string
  /** Sent with each call, so that a log can tell the clients apart. */
  readonly clientHeaders: Readonly<Record<string, string>>
  /** Sees every error before it is thrown: sessions that ended, access screens, reporting. */
  readonly onError?: (error: ApiError, call: Call) => void
}

interface AnyInput {
  readonly params?: Record<string, number>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
}

const defaultTimeout_ms = 30_000

/** The typed client: every call of the contract through one function. */
export function createApi(options: ApiOptions): Api {
  async function send(call: Call, input: AnyInput, callOptions: CallOptions): Promise<unknown> {
    const timeout = AbortSignal.timeout(callOptions.timeout_ms ?? defaultTimeout_ms)
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout
    let response: Response
    try {
      response = await options.fetch(options.origin + addressOf(call, input), {
        method: call.method,
        credentials: 'include',
        headers: headersOf(call, input, options.clientHeaders, callOptions),
        signal,
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      })
    } catch (cause) {
      throw errorFromFailure(cause, signal.aborted)
    }
    if (!response.ok) throw await errorFromResponse(response)
    return readAnswer(call, response)
  }

  return {
    async call(call, input, callOptions = {}) {
      try {
        return (await send(call, input as AnyInput, callOptions)) as never
      } catch (error) {
        options.onError?.(error as ApiError, call)
        throw error
      }
    },
  }
}

/** The path and query of a call with its places filled in. */
export function addressOf(
  call: Call,
  input: { params?: Record<string, number>; query?: Record<string, string | undefined> },
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = input.params?.[name]
    if (value === undefined) throw new Error(`${call.method} ${call.path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const pairs = Object.entries(input.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

function headersOf(call: Call, input: AnyInput, clientHeaders: Readonly<Record<string, string>>, options: CallOptions) {
  return {
    Accept: 'application/json',
    ...clientHeaders,
    ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(call.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() }),
  }
}

async function readAnswer(call: Call, response: Response): Promise<unknown> {
  if (call.response === 'file') {
    return { name: fileNameOf(response.headers.get('content-disposition')), blob: await response.blob() }
  }
  if (response.status === 204) return undefined
  return response.json()
}

/** The file name of a content-disposition header; RFC 5987 form first. */
export function fileNameOf(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (extended !== undefined) return decodeURIComponent(extended)
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? 'download'
}
