import * as v from 'valibot'
import { searchDay } from '../../app/routing/search-day.ts'
import { searchText } from '../../app/routing/search-text.ts'

const by = v.fallback(v.optional(v.picklist(['quarter', 'month'])), undefined)
/** The figure that is looked into. */
const figure = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+$/))), undefined)
/** Whether lines without any amount are shown. */
const zero = v.fallback(v.optional(v.literal(true)), undefined)
const side = v.fallback(v.optional(v.literal('supplier')), undefined)
/** The router reads `?book=12` as a number; the text of an id is meant. */
const book = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.regex(/^(sales-book|purchase-book|general|[1-9]\d{0,14})$/),
    ),
  ),
  undefined,
)

const range = { from: searchDay, to: searchDay }

/** The days of a report in an address, and by what it is cut into parts; whole when that is absent. */
export const reportSearch = v.object({ ...range, by, zero, figure })
/** The day of a report in an address, and by what the days before it are shown. */
export const daySearch = v.object({ asOf: searchDay, by, zero, figure })
/** The days of a report that is not cut into parts. */
export const daysSearch = v.object({ ...range, zero, figure })
/** The days of a VAT reconciliation. */
export const vatDaysSearch = v.object({ ...range, figure })
/** The days of the ledger, what is looked for in it, and whether empty accounts are shown. */
export const ledgerSearch = v.object({ ...range, zero, search: searchText })
/** The day of what still falls. */
export const accrualsSearch = v.object({ asOf: searchDay })
/** The day on which items were open. */
export const ageingSearch = v.object({ asOf: searchDay, figure })
/** Turnover per customer, or costs per supplier when the address says so. */
export const turnoverSearch = v.object({ ...range, by, side, zero, figure })
const hoursBy = v.fallback(v.optional(v.picklist(['project', 'contact', 'user', 'month'])), undefined)
/** Hours of a period, and by what they are summed; by project when the address does not say. */
export const hoursReportSearch = v.object({ ...range, hoursBy })
/** The entries of one journal: a kind there is one of, or the id of a bank or cash book. */
export const booksSearch = v.object({ ...range, book })

export type HoursBy = 'project' | 'contact' | 'user' | 'month'
export type ReportSteps = 'quarter' | 'month' | undefined

/** What the address of a report says besides its days. */
export interface ReportView {
  readonly zero?: true | undefined
  readonly figure?: string | undefined
}
