import * as v from 'valibot'

/** The page that an access screen leads back to; what cannot be read counts as absent. */
export const redirectSearch = v.object({ 'redirect-url': v.fallback(v.optional(v.string()), undefined) })
