import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { date } from './wire.ts'

const ROOT = '/administrations/{administrationId}/invoice-numbering' as const
const MAX_SEQUENCE = 999_999_999

const sequence = v.pipe(
  v.number('Vul een getal in'),
  v.integer('Vul een heel getal in'),
  v.minValue(1, 'Begin bij 1 of hoger'),
  v.maxValue(MAX_SEQUENCE, 'Vul een kleiner getal in'),
)

/** One series of numbers: that of a year, or the one without years. */
const series = v.object({
  /** The counter of the next invoice. */
  nextSequence: v.number(),
  /** It gave a number, so that where it begins is settled. */
  isUsed: v.boolean(),
})

/** Where the numbers of invoices begin. */
export const numbering = defineArea('numbering', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The next number of the series of this year, and of the one that runs on for ever',
    response: v.object({ yearly: series, everlasting: series }),
  }),
  start: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/start`,
    summary: 'Let the series of a day begin at a number, such as the next one of an earlier package; upwards only',
    body: v.object({ date, nextSequence: sequence }),
    errors: ['number_series_used'],
    stale: ['numbering', 'invoices'],
    idempotent: true,
  }),
})
