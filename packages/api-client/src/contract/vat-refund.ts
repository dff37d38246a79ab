import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, exportQuery, id, sortedPage, sortedQuery } from './wire.ts'

const ROOT = '/administrations/{administrationId}/vat/refund' as const
const sortable = ['invoiceDate'] as const

const year = v.pipe(v.string(), v.regex(/^20\d{2}$/))
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const filter = { year: v.optional(year), country: v.optional(country) }

const countryRefund = v.object({
  country: v.string(),
  /** Of each quarter of the year. */
  quarterCents: v.array(cents),
  vatCents: cents,
  /** That country need not pay so little. */
  isBelowMinimum: v.boolean(),
  /** When it was asked back, and how much that was. */
  requested: v.nullable(v.object({ on: date, vatCents: cents })),
})
export type CountryRefund = v.InferOutput<typeof countryRefund>

const refund = v.object({
  year: v.number(),
  /** The years to choose from, newest first. */
  years: v.array(v.number()),
  /** The last day on which this year is asked back. */
  deadline: date,
  countries: v.array(countryRefund),
})
export type VatRefund = v.InferOutput<typeof refund>

const document = v.object({
  id,
  country: v.string(),
  invoiceDate: date,
  number: v.string(),
  supplierName: v.string(),
  supplierVatNumber: v.nullable(v.string()),
  /** Of a credit invoice negative, as the VAT. */
  grossCents: cents,
  vatCents: cents,
})
export type ForeignVatDocument = v.InferOutput<typeof document>

/** How many purchases of a year the filter has, whatever year is asked for, and the VAT on them; counted as `segments` are. */
const countedYear = v.object({
  year: v.number(),
  count: v.number(),
  isCapped: v.boolean(),
  vatCents: v.nullable(cents),
})

/** VAT that suppliers in other EU countries charged, which is asked back there. */
export const vatRefund = defineArea('vatRefund', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'What can be asked back of other EU countries for a year, per country and quarter',
    query: v.object({
      /** Without it the year that is to be asked back now. */
      year: v.optional(year),
    }),
    response: refund,
  }),
  documents: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/documents`,
    summary: 'The purchases with VAT of other EU countries, the newest first unless sorted otherwise',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(document).entries,
      /** The years from the first purchase to the last one; on the first page alone. */
      years: v.optional(v.array(countedYear)),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The purchases with VAT of other EU countries as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  request: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/request`,
    summary: 'Tick off that VAT of a country and year was asked back, or that it was not',
    body: v.object({
      year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
      country,
      /** Null takes the tick away. */
      requestedOn: v.nullable(date),
      /** What the user saw; another amount is refused. */
      vatCents: v.optional(cents),
    }),
    errors: ['version_conflict', 'no_foreign_vat'],
    stale: ['vatRefund', 'dashboard'],
    idempotent: true,
  }),
})
