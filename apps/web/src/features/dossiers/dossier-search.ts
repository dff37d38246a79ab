import * as v from 'valibot'

/** The address of the screen: the calendar year in which the fiscal year ends. What cannot be read is absent. */
export const dossierSearch = v.object({
  year: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))), undefined)),
})
