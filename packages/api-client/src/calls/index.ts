/**
 * Every call there is, by area, as whoever makes it needs it: the browser gets no schemas. What the server checks by is
 * another entry (`@klopt/api-client/schemas`). It is a namespace, so that a built screen carries the areas it uses and no
 * others.
 */
export * as contract from './areas/index.ts'

export type * from '../contract/index.ts'
