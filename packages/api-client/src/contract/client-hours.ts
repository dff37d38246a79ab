import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { date, id, idText, optionalText, version } from './wire.ts'

const ROOT = '/firms/{firmId}/hours' as const

const seconds = v.number()
/** Days to look at, at most 366, and whose hours on whom: left out, of everybody on every client. */
const period = {
  from: date,
  to: date,
  administrationId: v.optional(idText),
  userId: v.optional(idText),
}
const input = {
  administrationId: id,
  day: date,
  /** Whole seconds. */
  seconds: v.nullable(v.pipe(v.number(), v.integer())),
  note: optionalText(1000),
}

const entry = v.object({
  id,
  administrationId: id,
  /** Of a client that left: as it was called when the hours were written. */
  companyName: v.string(),
  /** Whether who looks still enters this client; hours on others stand as they are. */
  isClient: v.boolean(),
  userId: id,
  userName: v.string(),
  day: date,
  seconds,
  note: v.string(),
  version,
})
export type ClientHours = v.InferOutput<typeof entry>

const sum = v.object({ id, name: v.string(), seconds })
export type ClientHoursSum = v.InferOutput<typeof sum>

/** What colleagues of a firm worked on its clients. */
export const clientHours = defineArea('clientHours', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Hours on clients in a period: the newest 500, and what they come to per client and per colleague',
    query: v.object(period),
    response: v.object({
      entries: v.array(entry),
      /** Whether there are older ones, which stand in the file alone. */
      hasMore: v.boolean(),
      clients: v.array(sum),
      colleagues: v.array(sum),
      seconds,
    }),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Write one’s own hours on a client',
    body: v.object(input),
    response: v.object({ id }),
    errors: ['only_viewing'],
    stale: ['clientHours'],
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{clientHoursId}/save`,
    summary: 'Change one’s own hours on a client',
    body: v.object({ ...input, version }),
    errors: ['only_viewing', 'version_conflict', 'hours_of_left_client'],
    stale: ['clientHours'],
  }),
  remove: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{clientHoursId}/remove`,
    summary: 'Throw one’s own hours on a client away',
    errors: ['only_viewing', 'hours_of_left_client'],
    stale: ['clientHours'],
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'Every entry of a period as CSV or XLSX, the oldest first',
    query: v.object({ ...period, format: v.picklist(['csv', 'xlsx']) }),
    response: 'file',
    errors: ['export_running'],
  }),
})
