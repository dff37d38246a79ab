import type { Call, InputOf, ResponseOf } from '@klopt/api-client/contract'
import type { WireError } from '@klopt/api-client/errors'

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; null for an empty body. */
  readonly body: unknown
}

export interface CallOptions {
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call answered with an error of the catalogue. */
export class CallError extends Error {
  readonly status: number
  readonly error: WireError

  constructor(status: number, error: WireError) {
    super(`${status} ${error.code}: ${error.message} ${JSON.stringify(error.fields ?? {})}`)
    this.status = status
    this.error = error
  }
}

/** A browser without a screen: keeps cookies, calls the contract typed, and sends what it is told. */
export class TestClient {
  readonly baseUrl: string
  readonly #cookies = new Map<string, string>()

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl
  }

  /** Makes a call of the contract; throws CallError when the answer is an error. */
  async call<P, Q, B, R>(
    call: Call<P, Q, B, R>,
    ...[input, options]: Arguments<Call<P, Q, B, R>>
  ): Promise<ResponseOf<Call<P, Q, B, R>>> {
    const answer = await this.send(call, input as AnyInput | undefined, options)
    if (answer.status >= 400) throw new CallError(answer.status, answer.body as WireError)
    return answer.body as ResponseOf<Call<P, Q, B, R>>
  }

  /** The same without throwing, for tests of what is refused; `input` may be as wrong as it likes. */
  send(call: Pick<Call, 'method' | 'path'>, input: AnyInput = {}, options: CallOptions = {}): Promise<RawAnswer> {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input.params?.[name]))
    const query = new URLSearchParams(definedEntries(input.query ?? {})).toString()
    const headers = { ...options.headers, ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }) }
    return this.request(call.method, query === '' ? path : `${path}?${query}`, { headers, body: input.body })
  }

  /** Any request at all. A Blob goes as it is, and a body that is not a string as JSON. */
  async request(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: unknown } = {},
  ): Promise<RawAnswer> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(this.#cookies.size > 0 && { cookie: [...this.#cookies].map(([k, v]) => `${k}=${v}`).join('; ') }),
        ...(body !== undefined && {
          'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
      }),
    })
    for (const cookie of response.headers.getSetCookie()) this.setCookie(cookie)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : isJson ? (JSON.parse(text) as unknown) : text,
    }
  }

  /** Takes a Set-Cookie value. */
  setCookie(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', value = ''] = pair.split('=', 2)
    if (attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }
}

/** The body of a call that takes a file. */
export const fileBody = (content: Uint8Array | string): Blob => new Blob([new Uint8Array(Buffer.from(content))])

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

type Arguments<C> =
  unknown extends InputOf<C> ? [input?: undefined, options?: CallOptions] : [input: InputOf<C>, options?: CallOptions]

function definedEntries(query: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
  )
}
