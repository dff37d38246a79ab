import * as v from 'valibot'

/**
 * A search text in an address, at most 200 characters. The router reads `?search=12` as a number; a text is meant. Control
 * characters, which nobody types and the server refuses, are left out.
 */
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).replaceAll(/\p{Cc}/gu, '')),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
)

/** The `search` of an address; what cannot be read counts as absent. */
export const searchText = v.fallback(v.optional(text), undefined)
