import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { exportQuery, id, segments, sortedPage, sortedQuery, timestamp } from './wire.ts'

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))

/** One error as a browser tells it. What people typed never belongs in it. */
export const browserError = v.object({
  name: text(200),
  message: text(1000),
  /** Of an answer of the server; null for an error of the page itself. */
  status: v.nullable(v.pipe(v.number(), v.integer())),
  code: v.nullable(v.pipe(v.number(), v.integer())),
  /** Of the call that failed, as its answer said; null for an error of the page itself. Pages of before do not tell it. */
  requestId: v.optional(v.nullable(v.pipe(v.string(), v.uuid('Dit is geen nummer van een verzoek')))),
  /** The path of the page without its query. */
  path: text(500),
  stack: text(8000),
  release: text(100),
})
export type BrowserError = v.InferOutput<typeof browserError>

const sortable = ['lastSeenAt', 'firstSeenAt', 'occurrences'] as const
const source = v.picklist(['browser', 'server'])
const filter = { source: v.optional(source) }
const errorReport = v.object({
  id,
  source,
  name: v.string(),
  message: v.string(),
  status: v.nullable(v.number()),
  code: v.nullable(v.number()),
  path: v.string(),
  stack: v.string(),
  release: v.string(),
  userAgent: v.string(),
  requestId: v.nullable(v.string()),
  occurrences: v.number(),
  firstSeenAt: timestamp,
  lastSeenAt: timestamp,
})
export type ErrorReport = v.InferOutput<typeof errorReport>

/** Errors that were reported, for who keeps the product running. */
export const errorReports = defineArea('errorReports', {
  settings: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/error-reports/settings',
    summary: 'Whether pages report errors here, and how large a part of them',
    policy: 'NEVER',
    response: v.object({
      environment: v.picklist(['production', 'staging', 'development']),
      /** From 0 (none) to 1 (all). */
      sampleRate: v.number(),
    }),
  }),
  report: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/error-reports',
    summary: 'Report an error of a page',
    body: browserError,
    bodyLimitBytes: 16_384,
  }),
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/admin/error-reports',
    summary: 'The reported errors, grouped, the latest first; for global administrators',
    policy: 'ALWAYS',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(errorReport).entries,
      segments: segments(['all', 'browser', 'server'], { occurrences: v.nullable(v.number()) }),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/error-reports/export',
    summary: 'The reported errors of a filter as CSV or XLSX; for global administrators',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
})
