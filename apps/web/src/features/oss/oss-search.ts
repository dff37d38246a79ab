import * as v from 'valibot'

/** The address of the screen: the quarter of the list. What cannot be read is absent. */
export const ossSearch = v.object({
  period: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-Q[1-4]$/))), undefined)),
})

export const ossInput = (administrationId: number, period: string | undefined) => ({
  params: { administrationId },
  query: period === undefined ? {} : { period },
})
