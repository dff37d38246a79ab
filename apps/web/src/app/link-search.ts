import * as v from 'valibot'

/**
 * The parameters of a mailed link. What cannot be read counts as absent. The router reads digits as a number, which
 * a token may happen to be.
 */
export const linkSearch = {
  token: v.optional(
    v.fallback(
      v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform(String),
          v.check((text) => text.length > 0 && text.length <= 200),
        ),
      ),
      undefined,
    ),
  ),
  userId: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined)),
}
