import type { Call, InputOf, ResponseOf } from '../contract/call.ts'
import { REQUEST_HEADER } from '../errors/request-header.ts'
import { ApiError, errorFromAnswer, errorFromFailure, errorFromUnreadable, type AbortReason } from './api-error.ts'

/** A file as the server sends it, with the name of its content-disposition. */
export interface Download {
  readonly name: string
  readonly blob: Blob
}

/** What `call()` answers: the contract's response, a download, or nothing. */
export type AnswerOf<C extends Call> = C extends { isFile: true } ? Download : ResponseOf<C>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** After this the request counts as aborted. 30 seconds when left out. */
  readonly timeoutMs?: number
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
  /** What goes along with this call alone, such as as whom it is made. */
  readonly headersFor?: (call: Call, input: AnyInput) => Readonly<Record<string, string>> | null
  /** Sees every error before it is thrown: sessions that ended, access screens, reporting. */
  readonly onError?: (error: ApiError, call: Call) => void
}

/** The input of a call, whichever it is. */
export interface AnyInput {
  readonly params?: Record<string, number | string>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
}

const DEFAULT_TIMEOUT_MS = 30_000

/** The typed client: every call of the contract through one function. */
export function createApi(options: ApiOptions): Api {
  async function send(call: Call, input: AnyInput, callOptions: CallOptions): Promise<unknown> {
    const address = options.origin + addressOf(call, input)
    const timeout = AbortSignal.timeout(callOptions.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout
    try {
      const response = await options.fetch(address, {
        method: call.method,
        credentials: 'include',
        headers: headersOf(call, input, options, callOptions),
        signal,
        ...(input.body !== undefined && { body: isFile(input.body) ? input.body : JSON.stringify(input.body) }),
      })
      if (response.ok) return await readAnswer(call, response)
      throw errorFromAnswer(response.status, await readJson(response), response.headers.get(REQUEST_HEADER))
    } catch (cause) {
      throw cause instanceof ApiError ? cause : errorFromFailure(cause, abortReasonOf(signal, timeout))
    }
  }

  return {
    async call(call, input, callOptions = {}) {
      try {
        return (await send(call, input as AnyInput, callOptions)) as never
      } catch (error) {
        if (error instanceof ApiError) options.onError?.(error, call)
        throw error
      }
    },
  }
}

function abortReasonOf(signal: AbortSignal, timeout: AbortSignal): AbortReason | null {
  if (!signal.aborted) return null
  return signal.reason === timeout.reason ? 'timed-out' : 'cancelled'
}

/** The path and query of a call with its places filled in. */
export function addressOf(
  call: Call,
  input: { params?: Record<string, number | string>; query?: Record<string, string | undefined> },
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = input.params?.[name]
    if (value === undefined) throw new Error(missing(name, call))
    return encodeURIComponent(String(value))
  })
  const pairs = Object.entries(input.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

const missing = (name: string, { method, path }: Call): string =>
  name === 'administrationId'
    ? `An administration id is required: ${method} ${path}`
    : `${method} ${path} needs ${name}`

function headersOf(call: Call, input: AnyInput, { clientHeaders, headersFor }: ApiOptions, options: CallOptions) {
  return {
    Accept: 'application/json',
    ...clientHeaders,
    ...headersFor?.(call, input),
    ...(input.body !== undefined && { 'Content-Type': isFile(input.body) ? FILE_TYPE : 'application/json' }),
    ...(call.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() }),
  }
}

/** What a file is, is decided by the server; another type could be that of a form of another site. */
const FILE_TYPE = 'application/octet-stream'
const isFile = (body: unknown): body is Blob => body instanceof Blob

async function readAnswer(call: Call, response: Response): Promise<unknown> {
  if (call.isFile) {
    // Comes with the first download: most pages never have one.
    const { fileNameOf } = await import('./file-name.ts')
    return { name: fileNameOf(response.headers.get('content-disposition')), blob: await response.blob() }
  }
  if (response.status === 204) return undefined
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw errorFromUnreadable(response.status, cause)
  }
}

/** Null for what is no JSON; a connection that breaks halfway is another matter. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
