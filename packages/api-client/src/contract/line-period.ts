import * as v from 'valibot'
import { date } from './wire.ts'

/**
 * The days that a line is for, both counting: its costs or turnover then fall month by month instead of on the date of
 * its document. Left out of a line that is for no period.
 */
export const linePeriod = { periodFrom: v.optional(v.nullable(date)), periodTo: v.optional(v.nullable(date)) }
