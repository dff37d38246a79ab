import { isIsoDate } from '@klopt/validators'
import * as v from 'valibot'

const isDay = v.pipe(
  v.string(),
  v.check((value) => isIsoDate(value)),
)

/** A civil day in an address, of the years 0 to 9999; what cannot be read counts as absent. */
export const searchDay = v.fallback(v.optional(isDay), undefined)
