import { vatBox } from '@klopt/api-client/schemas'
import * as v from 'valibot'

/** The router reads `?period=2026` as a number; the key of a year is meant. */
const periodKey = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{4}(-(0[1-9]|1[0-2]|Q[1-4]))?$/),
)

/** The address of the VAT screen: the period, and the box whose documents are shown. What cannot be read is absent. */
export const vatSearch = v.object({
  period: v.optional(v.fallback(v.optional(periodKey), undefined)),
  box: v.optional(v.fallback(v.optional(vatBox), undefined)),
})
export type VatSearch = v.InferOutput<typeof vatSearch>
export type VatBoxCode = NonNullable<VatSearch['box']>

/** The input of the call behind the screen. Here, so that the route's loader does not bring the screen along. */
export const returnInput = (administrationId: number, { period }: Pick<VatSearch, 'period'>) => ({
  params: { administrationId },
  query: { ...(period !== undefined && { period }) },
})
