import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { subscriptionType } from './users.ts'
import { exportQuery, id, sortedPage, sortedQuery } from './wire.ts'

const sortable = ['companyName', 'currentPeriodEnd'] as const
const firmClient = v.object({
  id,
  companyName: v.string(),
  mainUser: v.nullable(v.string()),
  subscriptionType,
  currentPeriodEnd: v.nullable(v.string()),
})
export type FirmClient = v.InferOutput<typeof firmClient>

export const firms = defineArea('firms', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/firms/{firmId}',
    summary: 'One firm',
    policy: 'ALWAYS',
    response: v.object({ id, companyName: v.string() }),
  }),
  administrations: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/firms/{firmId}/administrations',
    summary: "The firm's clients by name",
    policy: 'ALWAYS',
    query: v.object(sortedQuery(sortable)),
    response: sortedPage(firmClient),
  }),
  exportAdministrations: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/firms/{firmId}/administrations/export',
    summary: "The firm's clients of a filter as CSV or XLSX",
    query: v.object(exportQuery(sortable)),
    response: 'file',
    errors: ['export_running'],
  }),
})
