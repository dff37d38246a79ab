import * as v from 'valibot'
import { searchDay } from '../../app/routing/search-day.ts'

const by = v.fallback(v.optional(v.picklist(['quarter', 'month'])), undefined)

/** The days of a report in an address, and by what it is cut into parts; whole when that is absent. */
export const reportSearch = v.object({ from: searchDay, to: searchDay, by })
/** The day of a report in an address, and by what the days before it are shown. */
export const daySearch = v.object({ asOf: searchDay, by })

export type ReportSteps = 'quarter' | 'month' | undefined
