import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date } from './wire.ts'

const PATH = '/administrations/{administrationId}/vat/small-business-scheme' as const

const scheme = v.object({
  /** The days on which it held, oldest first; the last one without an end while it goes on. */
  spans: v.array(
    v.object({
      from: date,
      until: v.nullable(date),
      /** Null while it has no end; `limit` when a sale passed the limit on the day after. */
      endedBy: v.nullable(v.picklist(['choice', 'limit'])),
    }),
  ),
  /** Whether it holds today. */
  isOn: v.boolean(),
  limitCents: cents,
  /** What counted on each day of the years in which it held; of other administrations nothing. */
  soldByDay: v.array(v.object({ day: date, cents })),
  /** What counts for the limit, of this calendar year and those before in which anything did, newest first. */
  turnover: v.array(
    v.object({
      year: v.number(),
      cents,
      /**
       * `note` from 80% of the limit, `task` from 95%; `passed` of a year in which a sale ended the scheme, after which what
       * was sold without VAT is taken as including it.
       */
      level: v.picklist(['ok', 'note', 'task', 'passed']),
    }),
  ),
})
export type SmallBusinessScheme = v.InferOutput<typeof scheme>

export const smallBusinessScheme = defineArea('smallBusinessScheme', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: PATH,
    summary: 'When the small-business scheme (KOR) held, and how near turnover is to its limit',
    response: scheme,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: PATH,
    summary: 'Take part from the first day of a VAT period, or leave; an end before the beginning takes it away',
    body: v.object({ from: date, until: v.optional(v.nullable(date)) }),
    response: scheme,
    stale: ['smallBusinessScheme', 'vatDeduction', 'administrations', 'invoices', 'vat', 'dashboard'],
    idempotent: true,
  }),
})
