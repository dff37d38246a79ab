import type * as v from 'valibot'
import type { ErrorName } from '../errors/catalogue.ts'
import type * as areas from './areas.ts'

/** A valibot schema from wire value to typed value; transformations are not allowed on the wire. */
export type WireSchema<T = unknown> = v.GenericSchema<T, T>

/** When a cached answer is fetched again: never, when a write names its area, or at every use. */
export type RefreshPolicy = 'NEVER' | 'SPECIFIED' | 'ALWAYS'

/** Where a call lives: `root` is /api itself, the others the versioned bases of the specification. */
export type Base = 'root' | 'v1' | 'v2'

/** Every `{name}` of a path is the id (a positive integer) of a row; `{token}` is the public name of a customer's page. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: K extends 'token' ? string : number } & PathParams<Rest>
  : unknown

export interface CallDefinition<Path extends string, Q, B, R> {
  readonly method: 'GET' | 'POST'
  readonly base: Base
  readonly path: Path
  /** One line in English for OpenAPI. */
  readonly summary: string
  readonly query?: WireSchema<Q>
  /** A schema for JSON; `file` for the bytes of a file as they are, with its name and the rest of the input in the query. */
  readonly body?: WireSchema<B> | 'file'
  /** A schema for JSON, `file` for bytes with a content-disposition, nothing for 204. */
  readonly response?: WireSchema<R> | 'file'
  /** The catalogue's errors this call can answer with, beyond those of every call. */
  readonly errors?: readonly ErrorName[]
  /** Reads: when the cached answer is fetched again. SPECIFIED when left out. */
  readonly policy?: RefreshPolicy
  /** Writes: the areas of the contract whose cached answers this write makes stale. */
  readonly stale?: readonly Area[]
  /** Writes that a repeated request must not do twice carry an idempotency key. */
  readonly idempotent?: boolean
  /** The largest body in bytes; 1 MiB when left out. */
  readonly bodyLimitBytes?: number
}

/** The groups of the contract, as `areas.ts` registers them; a write names those it makes stale. */
export type Area = keyof typeof areas

/** As much of a call as whoever makes it needs. */
export interface Call<P = unknown, Q = unknown, B = unknown, R = unknown> {
  readonly method: 'GET' | 'POST'
  /** Full path with `{param}` places, such as /api/v2/administrations/{administrationId}/contacts. */
  readonly path: string
  readonly policy: RefreshPolicy
  readonly stale: readonly Area[]
  readonly idempotent: boolean
  /** The answer is bytes with a name, not JSON. */
  readonly isFile: boolean
  /** Carries the types only; never present at run time. */
  readonly types?: { params: P; query: Q; body: B; response: R }
}

/** A call with what the server checks and tells by: its schemas, its errors and its limits. */
export interface DeclaredCall<P = unknown, Q = unknown, B = unknown, R = unknown> extends Call<P, Q, B, R> {
  readonly summary: string
  readonly query: WireSchema<Q> | null
  readonly body: WireSchema<B> | 'file' | null
  readonly response: WireSchema<R> | 'file' | null
  readonly errors: readonly ErrorName[]
  readonly bodyLimitBytes: number
}

export interface Name {
  /** Area and call, such as `invoices.finalise`. */
  readonly name: string
  readonly area: Area
}

/** A call of the contract. */
export type NamedCall = Call & Name
/** The same as the server has it. */
export type NamedDeclaration = DeclaredCall & Name

/** A declared call as whoever makes it has it. */
export type CallOf<C> =
  C extends DeclaredCall<infer P, infer Q, infer B, infer R>
    ? Call<P, Q, B, R> & Name & (C extends { isFile: true } ? { readonly isFile: true } : unknown)
    : never

export type ParamsOf<C> = C extends Call<infer P, infer _Q, infer _B, infer _R> ? P : never
export type QueryOf<C> = C extends Call<infer _P, infer Q, infer _B, infer _R> ? Q : never
export type BodyOf<C> = C extends Call<infer _P, infer _Q, infer B, infer _R> ? B : never
export type ResponseOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? R : never

/** The input of `call()` and of a handler: only the parts the call has. */
export type InputOf<C> = PartOf<'params', ParamsOf<C>> & PartOf<'query', QueryOf<C>> & PartOf<'body', BodyOf<C>>
type PartOf<Name extends string, T> = [T] extends [never]
  ? unknown
  : unknown extends T
    ? unknown
    : { readonly [K in Name]: T }

const bases: Record<Base, string> = { root: '/api', v1: '/api/v1', v2: '/api/v2' }
const DEFAULT_BODY_LIMIT_BYTES = 1_048_576

/** Declares the calls of an area: gives each its name. */
export function defineArea<const Calls extends Readonly<Record<string, object>>>(
  area: Area,
  calls: Calls,
): { readonly [Key in keyof Calls]: Calls[Key] & Name } {
  const entries = Object.entries(calls).map(([key, call]) => [key, { ...call, area, name: `${area}.${key}` }])
  return Object.fromEntries(entries) as { readonly [Key in keyof Calls]: Calls[Key] & Name }
}

/**
 * Declares a call of an area once; routes, the typed client, OpenAPI and the access matrix come from it. A call
 * that takes a file is given its bytes as a Blob.
 */
export function defineCall<const Path extends string, Q = never, R = never>(
  definition: CallDefinition<Path, Q, Blob, R> & { readonly body: 'file' },
): DeclaredCall<PathParams<Path>, Q, Blob, R>
export function defineCall<const Path extends string, Q = never, B = never>(
  definition: CallDefinition<Path, Q, B, never> & { readonly response: 'file' },
): DeclaredCall<PathParams<Path>, Q, B, never> & { readonly response: 'file'; readonly isFile: true }
export function defineCall<const Path extends string, Q = never, B = never, R = never>(
  definition: CallDefinition<Path, Q, B, R>,
): DeclaredCall<PathParams<Path>, Q, B, R>
export function defineCall<const Path extends string, Q, B, R>(
  definition: CallDefinition<Path, Q, B, R>,
): DeclaredCall<PathParams<Path>, Q, B, R> {
  return {
    method: definition.method,
    path: bases[definition.base] + definition.path,
    summary: definition.summary,
    query: definition.query ?? null,
    body: definition.body ?? null,
    response: definition.response ?? null,
    isFile: definition.response === 'file',
    errors: definition.errors ?? [],
    policy: definition.policy ?? 'SPECIFIED',
    stale: definition.stale ?? [],
    idempotent: definition.idempotent ?? false,
    bodyLimitBytes: definition.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
  }
}

/** The names of the `{param}` places of a path, in order. */
export function pathParamNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}
