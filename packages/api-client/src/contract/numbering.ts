import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { date, id, requiredText, version } from './wire.ts'

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

const otherInput = v.object({ name: requiredText(60), pattern: requiredText(40) })

/** A series of numbers beside the usual one. */
const other = v.object({
  id,
  ...otherInput.entries,
  /** What the next invoice of today would get in it. */
  nextNumber: v.string(),
  ...series.entries,
  version,
})
export type NumberSeries = v.InferOutput<typeof other>
const otherPath = `${ROOT}/series/{seriesId}` as const
const stale = ['numbering'] as const

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
    body: v.object({
      date,
      nextSequence: sequence,
      /** Of another series than the usual one. */
      seriesId: v.optional(v.nullable(id)),
    }),
    errors: ['number_series_used'],
    stale: ['numbering', 'invoices'],
    idempotent: true,
  }),
  series: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/series`,
    summary: 'The series of invoice numbers beside the usual one, by name',
    response: v.array(other),
  }),
  addSeries: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/series/create`,
    summary: 'Add a series of numbers, which counts by itself',
    body: v.object({
      ...otherInput.entries,
      /** Where it begins, such as where an earlier package ended; at 1 when left out. */
      nextSequence: v.optional(sequence),
    }),
    response: v.object({ id, version }),
    stale,
    idempotent: true,
  }),
  saveSeries: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${otherPath}/save`,
    summary: 'Change the name or pattern of a series; numbers that were given stay',
    body: v.object({ ...otherInput.entries, version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale,
    idempotent: true,
  }),
  deleteSeries: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${otherPath}/delete`,
    summary: 'Take a series away that no invoice has',
    body: v.object({ version }),
    errors: ['version_conflict', 'number_series_in_use'],
    stale,
    idempotent: true,
  }),
})
