import type { Area, Call, CallOf } from '../contract/call.ts'

/** What is written of a call: what goes without saying is left out. */
type Written = Pick<Call, 'method' | 'path'> & Partial<Pick<Call, 'policy' | 'stale' | 'idempotent' | 'isFile'>>

/** The calls of an area as whoever makes them has them. */
export type CallsOf<Declared> = { readonly [Key in keyof Declared]: CallOf<Declared[Key]> }

/** The calls of an area, with their types from where they are declared. */
export function defineCalls<Declared>(
  area: Area,
  calls: { readonly [Key in keyof Declared]: Written },
): CallsOf<Declared> {
  const entries = Object.entries<Written>(calls).map(([key, call]) => [
    key,
    { policy: 'SPECIFIED', stale: [], idempotent: false, isFile: false, ...call, area, name: `${area}.${key}` },
  ])
  return Object.fromEntries(entries) as CallsOf<Declared>
}
