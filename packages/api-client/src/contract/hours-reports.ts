import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id, idText } from './wire.ts'

const ROOT = '/administrations/{administrationId}/reports/hours' as const
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
const figures = {
  seconds,
  billableSeconds: seconds,
  /** What of it stands on invoices, as it was worked. */
  invoicedSeconds: seconds,
  /** What the billable hours come to at their rates, without VAT; of what is invoiced as it was billed. */
  cents,
}
const asked = {
  from: date,
  to: date,
  by: v.picklist(['project', 'contact', 'user', 'month']),
  userId: v.optional(idText),
  projectId: v.optional(idText),
}
const row = v.object({ key: v.string(), label: v.string(), ...figures })
export type HoursReportRow = v.InferOutput<typeof row>

export const hoursReports = defineArea('hoursReports', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Hours of a period by project, customer, person or month',
    query: v.object(asked),
    response: v.object({ rows: v.array(row), total: v.object(figures) }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'Each entry of a period as CSV or XLSX',
    query: v.object({ ...asked, format: v.picklist(['csv', 'xlsx']) }),
    response: 'file',
    errors: ['export_running'],
  }),
  criterion: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/criterion`,
    summary: 'How far somebody is with the 1,225 hours of a calendar year',
    query: v.object({ year: v.pipe(v.string(), v.regex(/^20\d\d$/)), userId: v.optional(idText) }),
    response: v.object({
      year: v.number(),
      userId: id,
      criterionHours: v.number(),
      directSeconds: seconds,
      indirectSeconds: seconds,
      leftSeconds: seconds,
      isMet: v.boolean(),
      months: v.array(v.object({ month: v.string(), directSeconds: seconds, indirectSeconds: seconds })),
    }),
  }),
})
