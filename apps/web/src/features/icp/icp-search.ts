import * as v from 'valibot'

/** The address of the screen: the period of the list, by its key. What cannot be read is absent. */
export const icpSearch = v.object({
  period: v.optional(
    v.fallback(
      v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(Q[1-4]|(0[1-9]|1[0-2])(_(0[1-9]|1[0-2]))?)$/))),
      undefined,
    ),
  ),
})

export const icpInput = (administrationId: number, period: string | undefined) => ({
  params: { administrationId },
  query: period === undefined ? {} : { period },
})
